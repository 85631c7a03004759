import { readStored } from '@komawari/shared-state/storage';
import { untilShown } from '@komawari/shared-ui';
import { hasEnded, settled } from './settled';
import { untilParsed } from './untilParsed';

/** After so long the scripts come whatever has become of what is seen first. */
const DEADLINE_MS = 4000;

/** What an early script makes of a file that has come is there at once, or the script itself did not come. */
const MAKING_MS = 500;

/** What an early script fetches: the pictures that the reader came for (docs/decisions/0114-first-page-before-react.md). */
const FETCHED = 'link[rel="preload"][as="fetch"][fetchpriority="high"]';

/** Calls of the API that are one reader's. */
const CALLS = 'link[as="fetch"]';

/** What the page says is seen first. */
const SHOWN = 'img[fetchpriority="high"]';

/**
 * Puts the scripts into a page that was written without them: once it is on the screen with the pictures that come first, or a
 * reader presses something. On a narrow line they would share it with all that, and come no sooner for it
 * (docs/decisions/0139-a-page-is-seen-before-its-scripts.md).
 */
export async function startLater(page: Document): Promise<void> {
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
  const isWhole = isSeen.then(() => nextCame(page, links));
  await Promise.race([isWhole, pressed(page), deadline]);
  if (!scripts) return;
  if (isNewReader()) for (const link of scripts.content.querySelectorAll(CALLS)) link.remove();
  scripts.replaceWith(scripts.content);
}

/** Nothing names them to the server yet: what was asked for ahead would come as it is for nobody, which is in the page. */
function isNewReader(): boolean {
  return readStored('sessionId') === undefined;
}

/**
 * Until all that has been read is on the screen, which the first paint does not say: the header comes before the page. The frame
 * after one begins when that is drawn. A tab in the background is not painted, and waits for nothing.
 */
function painted(page: Document): Promise<unknown> | undefined {
  if (page.visibilityState === 'hidden') return undefined;
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
}

/** What comes of a file that was fetched for an early script, if anything does. */
async function pictureOf(link: HTMLLinkElement, page: Document): Promise<HTMLImageElement | undefined> {
  const made = new Promise<HTMLImageElement>((resolve) => {
    const listen = ({ target }: Event) => target instanceof HTMLImageElement && target.src.startsWith('blob:') && resolve(target);
    // What loads tells nobody around it.
    page.addEventListener('load', listen, { capture: true });
  });
  if (!hasEnded(link)) await settled(link);
  return Promise.race([made, new Promise<undefined>((resolve) => setTimeout(resolve, MAKING_MS))]);
}

/** An early script asks for the picture that stands beside the first when that is seen: of two that are seen both come first. */
async function nextCame(page: Document, before: readonly HTMLLinkElement[]): Promise<unknown> {
  const links = [...page.querySelectorAll<HTMLLinkElement>(FETCHED)].filter((link) => !before.includes(link) && !hasEnded(link));
  return Promise.all(links.map((link) => settled(link)));
}

function pressed(page: Document): Promise<unknown> {
  const signs = ['pointerdown', 'keydown'];
  return new Promise((resolve) => {
    for (const sign of signs) page.addEventListener(sign, resolve, { once: true, capture: true, passive: true });
  });
}
