/** WCAG 2.5.3: the visible label of a control is part of its accessible name, so that it can be used by voice. */
import type { Page } from '@playwright/test';

/** Controls whose accessible name lacks their visible words. */
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
