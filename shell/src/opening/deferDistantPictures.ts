import { untilParsed } from './untilParsed';

/**
 * Lets the `lazy` pictures of a server-rendered page wait until its scripts have loaded, or until they are on the screen. Browsers
 * request them from two screens away and before the scripts, so the scripts would wait for pictures that nobody sees yet
 * (docs/decisions/0148-distant-pictures-come-after-the-scripts.md). Call it before the browser parses the page's pictures.
 */
export function deferDistantPictures(page: Document, scriptsHaveLoaded: Promise<unknown>): void {
  const deferred = new Map<Element, () => void>();
  const load = (picture: Element) => {
    seen.unobserve(picture);
    deferred.get(picture)?.();
    deferred.delete(picture);
  };
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) load(target);
  });
  const parsed = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLImageElement) || !node.matches('[loading="lazy"]')) continue;
      deferred.set(node, withoutSource(node));
      seen.observe(node);
    }
  });
  parsed.observe(page, { childList: true, subtree: true });
  void untilParsed(page).then(() => parsed.disconnect());
  void scriptsHaveLoaded.then(() => {
    for (const picture of deferred.keys()) load(picture);
  });
}

/** Removes a picture's source, and returns the function that restores it. Until then, its alternative text is not visible. */
function withoutSource(picture: HTMLImageElement): () => void {
  const sources = ['srcset', 'src'].flatMap((name) => picture.getAttributeNode(name) ?? []);
  for (const source of sources) picture.removeAttributeNode(source);
  picture.style.visibility = 'hidden';
  return () => {
    picture.style.visibility = '';
    for (const source of sources) picture.setAttributeNode(source);
  };
}
