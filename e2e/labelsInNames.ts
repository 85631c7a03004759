/** WCAG 2.5.3: what is seen on a control is part of what it is called, so that it can be called by voice. */
import type { Page } from '@playwright/test';

/** Controls whose name has not the words that are seen on them. */
export function labelsNotInNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const folded = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();
    return [...document.querySelectorAll<HTMLElement>('a[aria-label], button[aria-label], input[aria-label]')].flatMap(
      (control) => {
        const name = control.getAttribute('aria-label') ?? '';
        const seen = control.closest('[aria-hidden="true"]') || !control.checkVisibility() ? '' : seenOn(control);
        return folded(name).includes(folded(seen)) ? [] : [`"${seen}" is called "${name}"`];
      },
    );

    function seenOn(control: HTMLElement): string {
      const parts = [...control.childNodes].map((node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
        return node instanceof HTMLElement && node.ariaHidden !== 'true' ? node.innerText : '';
      });
      return parts.join(' ');
    }
  });
}
