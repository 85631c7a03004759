/** Measures how much the browser styles during an action. */
import type { Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** For each style calculation in Chromium's timeline, its number of elements. */
export async function styledDuring(page: Page, action: () => Promise<unknown>): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // The protocol says only that they are objects.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  await action();
  const isComplete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await isComplete;
  return events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' && args.elementCount ? [args.elementCount] : []));
}
