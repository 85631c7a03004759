import type { CDPSession } from '@playwright/test';

/** A reader's device and connection. */
export interface Profile {
  name: string;
  /** How many times slower the processor is. */
  cpuSlowdown: number;
  /** Latency in milliseconds and throughput in bytes per second. Without it, the network is as fast as loopback. */
  network?: { latency: number; downloadThroughput: number; uploadThroughput: number };
}

const MEGABIT = 1_000_000 / 8;

/** "Slow 4G" as Chromium's developer tools and Lighthouse define it. */
export const PHONE: Profile = {
  name: 'slow 4G, processor at a quarter',
  cpuSlowdown: 4,
  network: { latency: 150, downloadThroughput: 1.6 * MEGABIT, uploadThroughput: 0.75 * MEGABIT },
};

export const UNTHROTTLED: Profile = { name: 'unthrottled', cpuSlowdown: 1 };

export async function applyProfile(cdp: CDPSession, { cpuSlowdown, network }: Profile): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await cdp.send('Network.enable');
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
}
