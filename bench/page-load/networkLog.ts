import type { CDPSession } from '@playwright/test';

/** One request, as the browser tells of it. */
export interface LoggedRequest {
  url: string;
  /** `Document`, `Script`, `Stylesheet`, `Image`, `Font`, `Fetch` … */
  kind: string;
  /** The script whose code asked for it; without one, the document named it. */
  askedBy: string | undefined;
  /** What came over the line, headers included; 0 from the browser's cache. */
  bytes: number;
}

export interface NetworkLog {
  requests: () => LoggedRequest[];
  /** Resolves when nothing was on its way for so long. */
  quiet: (quietMs: number) => Promise<void>;
}

/** Notes down every request from here on. */
export function logNetwork(cdp: CDPSession): NetworkLog {
  const requests = new Map<string, LoggedRequest>();
  const open = new Set<string>();
  let changed = () => {};
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, initiator }) => {
    if (!/^https?:/.test(url)) return;
    const askedBy = initiator.type === 'script' ? initiator.stack?.callFrames.find(({ url }) => url !== '')?.url : undefined;
    requests.set(requestId, { url, kind: type ?? 'Other', askedBy, bytes: 0 });
    if (!isOfWorker(requestId, type)) open.add(requestId);
    changed();
  });
  const end = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (request) request.bytes = bytes;
    open.delete(requestId);
    changed();
  };
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    requests: () => [...requests.values()],
    quiet: (quietMs) =>
      new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        changed = () => {
          clearTimeout(timer);
          if (open.size === 0) timer = setTimeout(resolve, quietMs);
        };
        changed();
      }),
  };
}

/** The end of a worker's script is told to the worker's own session alone. It is the one script whose id is that of a target. */
function isOfWorker(requestId: string, kind: string | undefined): boolean {
  return kind === 'Script' && /^[0-9A-F]{32}$/.test(requestId);
}

/** How many requests stand one behind the other: 0 for the document, 1 for what it names, one more for each script in between. */
export function requestDepth(requests: readonly LoggedRequest[]): number {
  const depths = new Map<string, number>();
  for (const { url, kind, askedBy } of requests) {
    const depth = kind === 'Document' ? 0 : 1 + (askedBy === undefined ? 0 : (depths.get(askedBy) ?? 0));
    depths.set(url, Math.min(depth, depths.get(url) ?? depth));
  }
  return Math.max(0, ...depths.values());
}

/** KiB over the line: scripts, and everything together. */
export function weighRequests(requests: readonly LoggedRequest[]): { scriptKib: number; allKib: number } {
  const kib = (of: readonly LoggedRequest[]) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return { scriptKib: kib(requests.filter(({ kind }) => kind === 'Script')), allKib: kib(requests) };
}
