import type { OpenPage } from './openPage';

/** Megabytes that scripts retain after garbage collection. */
export async function retainedHeap({ cdp }: Pick<OpenPage, 'cdp'>): Promise<number> {
  await cdp.send('HeapProfiler.enable');
  // The second collection removes what finalizers have released.
  for (let round = 0; round < 2; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.send('HeapProfiler.disable');
  return usedSize / 1_000_000;
}
