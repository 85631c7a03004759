/** Finds layout errors of a page's text in the page itself. One run takes some 30 ms. */
import type { Page } from '@playwright/test';

export interface LayoutFaultOptions {
  /**
   * Also reports text that is cut on purpose (an ellipsis, a maximum number of lines). For our own messages, which are never cut.
   */
  tellsEllipses?: boolean;
}

/** Text that is cut off, overlaps other text, has only a few letters per line, or cannot be scrolled to. */
export function layoutFaults(page: Page, { tellsEllipses = false }: LayoutFaultOptions = {}): Promise<string[]> {
  return page.evaluate(findFaults, tellsEllipses);
}

function findFaults(tellsEllipses: boolean): string[] {
  const faults = new Set<string>();
  const root = document.documentElement;
  const width = root.clientWidth;
  if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth} px wide on a screen of ${width}`);

  const shown: { text: string; rects: DOMRect[]; element: Element; layer: Element | undefined }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (!element || !text || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width: wide, height }) => wide > 1 && height > 1);
    if (rects.length === 0) continue;
    if (!isCutOff(element, text, rects))
      shown.push({ text, rects: inScrollers(element, rects), element, layer: layerOf(element) });
    tellOfColumns(element, text, rects);
  }
  for (const [index, one] of shown.entries()) {
    for (const other of shown.slice(index + 1)) tellOfOverlap(one, other);
  }
  return [...faults];

  /** Neither hidden nor only for screen readers. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      if (clipPath === 'inset(50%)' || (position === 'fixed' && at.matches('a[href="#main"]'))) return false;
      if (at.matches('[inert], [hidden]')) return false;
    }
    return true;
  }

  function isCutOff(element: Element, text: string, rects: readonly DOMRect[]): boolean {
    let isScrolled = false;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const [x, y] = [style.overflowX, style.overflowY];
      // The reader can scroll to what is beyond the edge of a scroll container, so the boxes around it do not matter.
      if (isOver(x) && at.scrollWidth > at.clientWidth) isScrolled = true;
      if (isOver(y) && at.scrollHeight > at.clientHeight) isScrolled = true;
      const cutsX = x === 'hidden' || x === 'clip';
      const cutsY = y === 'hidden' || y === 'clip';
      if (isScrolled || (!cutsX && !cutsY)) continue;
      const isMeant = style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
      const isOut = rects.some(
        ({ left, right, top, bottom }) =>
          (cutsX && (left < box.left - 2 || right > box.right + 2)) || (cutsY && (top < box.top - 4 || bottom > box.bottom + 4)),
      );
      if (!isOut) continue;
      if (!isMeant || tellsEllipses) faults.add(`cut off: "${text.slice(0, 60)}" in ${nameOf(at)}`);
      return true;
    }
    const right = Math.max(...rects.map((rect) => rect.right));
    if (!isScrolled && right > width + 1) faults.add(`off the screen: "${text.slice(0, 60)}" in ${nameOf(element)}`);
    return false;
  }

  /** The lines of a text without those that its scroll containers hide at the moment. */
  function inScrollers(element: Element, rects: DOMRect[]): DOMRect[] {
    let seen = rects;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (!isOver(getComputedStyle(at).overflowY)) continue;
      const box = at.getBoundingClientRect();
      seen = seen.filter(({ top, bottom }) => (top + bottom) / 2 > box.top && (top + bottom) / 2 < box.bottom);
    }
    return seen;
  }

  /** Reports text with only two or three letters per line. */
  function tellOfColumns(element: Element, text: string, rects: readonly DOMRect[]): void {
    const lines = new Set(rects.map(({ top }) => Math.round(top)));
    const longest = Math.max(...text.split(/\s+/).map(({ length }) => length));
    const size = parseFloat(getComputedStyle(element).fontSize);
    const isNarrow = Math.max(...rects.map((rect) => rect.width)) < 2.5 * size;
    if (lines.size > 2 && longest > 6 && isNarrow)
      faults.add(`letter below letter: "${text.slice(0, 60)}" in ${nameOf(element)}`);
  }

  function tellOfOverlap(one: (typeof shown)[number], other: (typeof shown)[number]): void {
    if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element)) return;
    const isOver = one.rects.some((a) =>
      other.rects.some((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        // Lines of text are taller than their letters, and may touch.
        return across > 3 && down > 0.35 * Math.min(a.height, b.height);
      }),
    );
    if (isOver) faults.add(`on each other: "${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}"`);
  }

  /** What floats over the page covers it on purpose, so its text is compared only with text in the same layer. */
  function layerOf(element: Element): Element | undefined {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky' || at.matches('dialog, [role="group"][data-visible], [role="note"]'))
        return at;
    }
    return undefined;
  }

  function isOver(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  function nameOf(element: Element): string {
    return `${element.tagName.toLowerCase()}.${[...element.classList].map((name) => name.replace(/-[^-]*$/, '')).join('.')}`;
  }
}
