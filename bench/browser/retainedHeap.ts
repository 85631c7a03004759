import type { OpenPage } from './openPage';

/** Megabytes that scripts hold after everything that can be collected was. */
export async function retainedHeap({ cdp }: Pick<OpenPage, 'cdp'>): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  // What is freed by finalisers goes in the second collection.
  for (let round = 0; round < 2; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.send('HeapProfiler.disable');
  return usedSize / 1_000_000;
}
