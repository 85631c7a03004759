/**
 * Downloads the fonts that this visit did without, so that the browser, and the service worker if there is one, keep them for the
 * next visit (docs/decisions/0161-letters-where-they-come-in-time.md).
 */
export function keepFonts(page: Document): void {
  for (const { href, media } of page.querySelectorAll<HTMLLinkElement>('link[as="font"]')) {
    if (media !== '') fetch(href, { priority: 'low' }).catch(() => undefined);
  }
}
