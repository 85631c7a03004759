import { readStored, requestAnswers } from '@komawari/shared-state/early';
import { hasEnded, settled, untilShown } from '@komawari/shared-ui';
import { untilParsed } from './untilParsed';

/** After this time the scripts load, even if the first pictures are not on the screen. */
const DEADLINE_MS = 4000;

/** An early script turns a file that has arrived into a picture at once. After this time, the script itself did not load. */
const MAKING_MS = 500;

/** What an early script fetches: the pictures that the reader came for (docs/decisions/0114-first-page-before-react.md). */
const FETCHED = 'link[rel="preload"][as="fetch"][fetchpriority="high"]';

/** API calls whose answers depend on the reader. */
const CALLS = 'link[as="fetch"]';

/** The pictures that the page declares as first to be seen. */
const SHOWN = 'img[fetchpriority="high"]';

/**
 * Inserts the scripts into a page that was sent without them, once the page and its first pictures are on the screen, or the
 * reader presses something. On a slow connection the scripts would compete with the page and would not arrive sooner
 * (docs/decisions/0139-a-page-is-seen-before-its-scripts.md). Resolves when they have loaded or failed.
 */
export async function insertDeferredScripts(page: Document): Promise<void> {
  const deadline = new Promise((resolve) => setTimeout(resolve, DEADLINE_MS));
  await untilParsed(page);
  const scripts = page.querySelector<HTMLTemplateElement>('template[data-scripts]');
  const links = [...page.querySelectorAll<HTMLLinkElement>(FETCHED)];
  const images = [...page.querySelectorAll<HTMLImageElement>(SHOWN)].filter((image) => !image.complete);
  const isSeen = Promise.all([
    painted(page),
    ...links.map(async (link) => {
      const picture = await pictureOf(link, page);
      if (picture) await untilShown(picture);
    }),
    ...images.map(async (image) => {
      await settled(image);
      await untilShown(image);
    }),
  ]);
  const isWhole = isSeen.then(() => nextIsParsed(page, links));
  await Promise.race([isWhole, pressed(page), deadline]);
  if (!scripts) return;
  const calls = [...scripts.content.querySelectorAll(CALLS)];
  for (const link of calls) link.remove();
  const inserted = scripts.content.querySelectorAll<HTMLElement>('script, link[as="script"]');
  scripts.replaceWith(scripts.content);
  if (!isNewReader()) requestAnswers(calls.map((link) => link.getAttribute('href') ?? ''));
  await Promise.all([...inserted].map((script) => settled(script)));
}

/** The server cannot identify this reader yet. It would answer for nobody, which the page already contains. */
function isNewReader(): boolean {
  return readStored('sessionId') === undefined;
}

/**
 * Resolves when everything that was parsed is on the screen. The first paint is not enough, because the header comes before the
 * page. A frame is drawn when the one after it begins, so this waits for two. A background tab is not painted: it does not wait.
 */
function painted(page: Document): Promise<unknown> | undefined {
  if (page.visibilityState === 'hidden') return undefined;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Resolves with the picture that an early script makes from a fetched file, if it makes one. */
async function pictureOf(link: HTMLLinkElement, page: Document): Promise<HTMLImageElement | undefined> {
  const made = new Promise<HTMLImageElement>((resolve) => {
    const listen = ({ target }: Event) => target instanceof HTMLImageElement && target.src.startsWith('blob:') && resolve(target);
    // `load` events do not bubble, so this listens in the capture phase.
    page.addEventListener('load', listen, { capture: true });
  });
  if (!hasEnded(link)) await settled(link);
  return Promise.race([made, new Promise<undefined>((resolve) => setTimeout(resolve, MAKING_MS))]);
}

/** An early script requests the second picture of a spread when the first one is shown. Both must come before the scripts. */
async function nextIsParsed(page: Document, before: readonly HTMLLinkElement[]): Promise<unknown> {
  const links = [...page.querySelectorAll<HTMLLinkElement>(FETCHED)].filter((link) => !before.includes(link) && !hasEnded(link));
  return Promise.all(links.map((link) => settled(link)));
}

function pressed(page: Document): Promise<unknown> {
  const signs = ['pointerdown', 'keydown'];
  return new Promise((resolve) => {
    for (const sign of signs) page.addEventListener(sign, resolve, { once: true, capture: true, passive: true });
  });
}
