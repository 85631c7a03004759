import { hasEnded, settled } from './settled';
import { untilParsed } from './untilParsed';

/** After so long the scripts come whatever has become of the picture. */
const DEADLINE_MS = 4000;

/** What an early script fetches: the pictures that the reader came for (docs/decisions/0114-first-page-before-react.md). */
const PICTURES = 'link[rel="preload"][as="fetch"][fetchpriority="high"]';

/**
 * Puts the scripts into a page that was written without them: once the picture that it is about is there, or a reader presses
 * something. On a narrow line they would share it with the picture, and half a megabyte of them comes no sooner for it
 * (docs/decisions/0133-the-picture-before-the-scripts.md).
 */
export async function startLater(page: Document): Promise<void> {
  await untilParsed(page);
  const scripts = page.querySelector<HTMLTemplateElement>('template[data-scripts]');
  const pictures = [...page.querySelectorAll<HTMLLinkElement>(PICTURES)].filter((link) => !hasEnded(link));
  await Promise.race([Promise.all(pictures.map((link) => settled(link, DEADLINE_MS))), pressed(page)]);
  scripts?.replaceWith(scripts.content);
}

function pressed(page: Document): Promise<unknown> {
  const signs = ['pointerdown', 'keydown'];
  return new Promise((resolve) => {
    for (const sign of signs) page.addEventListener(sign, resolve, { once: true, capture: true, passive: true });
  });
}
