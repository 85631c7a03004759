import type { Page } from '@playwright/test';

/** From now on, records layout shifts without user input (Layout Instability API). */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
    const told = ({ node, previousRect, currentRect }: Source) => {
      const name = node instanceof Element ? `${node.nodeName}.${node.className}` : node?.nodeName;
      return `${name} from ${rect(previousRect)} to ${rect(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) shifts.push(`${location.pathname} ${value}: ${sources.map(told).join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since then, with its old and new position. */
export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}
