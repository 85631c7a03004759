/**
 * Runs on a chapter's HTML as soon as it is parsed, before React and all other scripts. It lays out the pictures of the first
 * screen as the stage will, by the reader's settings, and fetches and decrypts them. It also keeps the keys pressed meanwhile for
 * the viewer.
 */
import { initialProgress, readStored } from '@komawari/shared-state/early';
import type { PageSource } from '../model/chapter/pageSource';
import type { OpeningChapter, OpeningPage } from '../model/opening/openingChapter';
import { type OpeningScreen, openingLeaves, openingScreen } from '../model/opening/openingScreen';
import { isFromNextChapter } from '../model/position/chapterStepState';
import { openingPosition } from '../model/position/position';
import { settingsOfTitle, storedSettings } from '../model/settings/storedSettings';
import { drawFirstPages } from './drawFirstPages';
import { captureEarlyKeys } from './earlyKeys';
import { loadSequentially, prefetchPicture } from './loadSequentially';
import { preloadPagedStage } from './preloadPagedStage';
import { untilLaidOut } from './untilLaidOut';

async function showFirstPages(): Promise<void> {
  const layer = document.querySelector<HTMLElement>('[data-first-pages]');
  // React has hydrated the page already, or the page is not a chapter.
  if (!layer) return;
  // The viewer's own rendering wrote this JSON.
  const chapter = JSON.parse(layer.dataset.firstPages!) as OpeningChapter;
  const position = startPosition(chapter);
  const page = chapter.pages[position.leaf];
  const prefetched = page && prefetchPicture(sourceOf(page));
  // Elements have no sizes before that.
  await stylesOf(document);
  // React may have hydrated the page meanwhile.
  if (!layer.isConnected) return;
  await untilLaidOut(layer);
  const { defaults, byTitle } = storedSettings(readStored);
  const chosen = settingsOfTitle(defaults, byTitle[chapter.titleId]);
  const screenAt = (width: number): OpeningScreen =>
    openingScreen(chapter, { chosen, screen: { width, height: layer.clientHeight }, position });
  if (!screenAt(layer.clientWidth).strip) preloadPagedStage(document);
  const boxes = drawFirstPages(layer, screenAt, chosen);
  globalThis.komawariFirstPictures = loadSequentially(
    boxes.map(({ page, show }) => ({ source: sourceOf(page), show })),
    prefetched,
  );
}

function sourceOf({ imageUrl, encryptionKey }: OpeningPage): PageSource {
  return { imageUrl, encryptionKey };
}

/** Waits until each stylesheet in the HTML has loaded or failed. If one hangs, the viewer shows the page instead. */
async function stylesOf(page: Document): Promise<void> {
  const links = Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
  const isOnItsWay = ({ sheet }: HTMLLinkElement) => sheet === null;
  await Promise.all(links.filter(isOnItsWay).map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve))));
}

/** Where this reader will start, by the same rule as in the viewer. */
function startPosition(chapter: OpeningChapter) {
  return openingPosition({
    chapterId: chapter.chapterId,
    leaves: openingLeaves(chapter),
    linkedPage: new URLSearchParams(location.search).get('p'),
    stored: initialProgress(readStored('readingProgress'))[chapter.titleId],
    // The router keeps a link's state here.
    isFromNextChapter: isFromNextChapter(Object(history.state).usr),
    isReturn: false,
  });
}

captureEarlyKeys();
// DOMContentLoaded would be too late: it waits for the scripts of the page.
if (document.readyState === 'loading') document.addEventListener('readystatechange', () => void showFirstPages(), { once: true });
else void showFirstPages();
