/**
 * Has the browser, and the service worker where there is one, keep the letters that this visit did without, so that the next one is
 * in them (docs/decisions/0161-letters-where-they-come-in-time.md).
 */
export function keepFonts(page: Document): void {
  for (const { href, media } of page.querySelectorAll<HTMLLinkElement>('link[as="font"]')) {
    if (media !== '') fetch(href, { priority: 'low' }).catch(() => undefined);
  }
}
