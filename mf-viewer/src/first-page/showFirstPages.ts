/**
 * Runs over a chapter's HTML as soon as it has been read, before React and everything else is there: lays the pictures of
 * the first screen where the stage will have them, by the reader's own settings, and has them fetched and decrypted. Keys that are
 * pressed meanwhile are kept for the viewer.
 */
import { initialProgress, readStored } from '@komawari/shared-state/storage';
import type { PageSource } from '../model/chapter/pageSource';
import type { OpeningChapter, OpeningPage } from '../model/opening/openingChapter';
import { type OpeningScreen, openingLeaves, openingScreen } from '../model/opening/openingScreen';
import { openingPosition } from '../model/position/position';
import { isFromAfter } from '../model/position/readOn';
import { settingsOfTitle, storedSettings } from '../model/settings/storedSettings';
import { drawFirstPages } from './drawFirstPages';
import { noteEarlyKeys } from './earlyKeys';
import { loadInTurn, prefetchPicture } from './loadInTurn';
import { preloadBook } from './preloadBook';
import { untilLaidOut } from './untilLaidOut';

async function showFirstPages(): Promise<void> {
  const layer = document.querySelector<HTMLElement>('[data-first-pages]');
  // React has taken the page over already, or it is not a chapter.
  if (!layer) return;
  // Written by the viewer's own rendering.
  const chapter = JSON.parse(layer.dataset.firstPages!) as OpeningChapter;
  const position = startPosition(chapter);
  const page = chapter.pages[position.leaf];
  const prefetched = page && prefetchPicture(sourceOf(page));
  // Nothing has its size before.
  await stylesOf(document);
  // React may have taken it over meanwhile.
  if (!layer.isConnected) return;
  await untilLaidOut(layer);
  const { defaults, byTitle } = storedSettings(readStored);
  const chosen = settingsOfTitle(defaults, byTitle[chapter.titleId]);
  const screenAt = (width: number): OpeningScreen =>
    openingScreen(chapter, { chosen, screen: { width, height: layer.clientHeight }, position });
  if (!screenAt(layer.clientWidth).strip) preloadBook(document);
  const boxes = drawFirstPages(layer, screenAt, chosen);
  globalThis.komawariFirstPictures = loadInTurn(
    boxes.map(({ page, show }) => ({ source: sourceOf(page), show })),
    prefetched,
  );
}

function sourceOf({ imageUrl, encryptionKey }: OpeningPage): PageSource {
  return { imageUrl, encryptionKey };
}

/** Waits for the styles that the HTML names, until each has come or failed. While one hangs, the page is left to the viewer. */
async function stylesOf(page: Document): Promise<void> {
  const links = Array.from(page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));
  const isOnItsWay = ({ sheet }: HTMLLinkElement) => sheet === null;
  await Promise.all(links.filter(isOnItsWay).map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve))));
}

/** Where this reader will be, by the same rule as in the viewer. */
function startPosition(chapter: OpeningChapter) {
  return openingPosition({
    chapterId: chapter.chapterId,
    leaves: openingLeaves(chapter),
    linkedPage: new URLSearchParams(location.search).get('p'),
    stored: initialProgress(readStored('readingProgress'))[chapter.titleId],
    // Where the router keeps what a link has given along.
    isFromAfter: isFromAfter(Object(history.state).usr),
    isReturn: false,
  });
}

noteEarlyKeys();
// Not at DOMContentLoaded, which waits for the scripts of the page.
if (document.readyState === 'loading') document.addEventListener('readystatechange', () => void showFirstPages(), { once: true });
else void showFirstPages();
