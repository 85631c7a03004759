/** How much the browser styles while something is done. */
import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** What Chromium's timeline says of each time that it styled something: of how many elements. */
export async function styledDuring(page: Page, action: () => Promise<unknown>): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // The protocol says that they are objects, and no more.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await action();
  const isComplete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await isComplete;
  return events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' && args.elementCount ? [args.elementCount] : []));
}
