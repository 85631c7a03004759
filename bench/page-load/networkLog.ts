import type { CDPSession } from '@playwright/test';

/** One request, as the browser reports it. */
export interface LoggedRequest {
  url: string;
  /** `Document`, `Script`, `Stylesheet`, `Image`, `Font`, `Fetch` … */
  kind: string;
  /** The script that made the request; undefined if the document did. */
  askedBy: string | undefined;
  /** The bytes over the network, headers included; 0 from the browser's cache. */
  bytes: number;
}

export interface NetworkLog {
  requests: () => LoggedRequest[];
  /** Resolves when no request was open for this long. */
  quiet: (quietMs: number) => Promise<void>;
}

/** Logs every request from now on. */
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

/** Only the worker's own session reports the end of its script. It is the only script whose ID has the form of a target ID. */
function isOfWorker(requestId: string, kind: string | undefined): boolean {
  return kind === 'Script' && /^[0-9A-F]{32}$/.test(requestId);
}

/** The longest chain of dependent requests: 0 for the document, 1 for what it names, one more for each script in between. */
export function requestDepth(requests: readonly LoggedRequest[]): number {
  const depths = new Map<string, number>();
  for (const { url, kind, askedBy } of requests) {
    const depth = kind === 'Document' ? 0 : 1 + (askedBy === undefined ? 0 : (depths.get(askedBy) ?? 0));
    depths.set(url, Math.min(depth, depths.get(url) ?? depth));
  }
  return Math.max(0, ...depths.values());
}

/** KiB over the network: scripts, and everything together. */
export function weighRequests(requests: readonly LoggedRequest[]): { scriptKib: number; allKib: number } {
  const kib = (of: readonly LoggedRequest[]) => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  return { scriptKib: kib(requests.filter(({ kind }) => kind === 'Script')), allKib: kib(requests) };
}
