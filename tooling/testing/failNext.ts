/** What can go wrong between the reader and the server. */
export type TransportFault = 'network' | 'timeout' | 'garbage' | 'truncated' | 'http500';

interface PlannedFault {
  path: string;
  /** Bytes are sent as the answer, for example an error of the server itself. */
  fault: TransportFault | Uint8Array;
}

let planned: PlannedFault[] = [];
const realFetch = globalThis.fetch;
const realTimeout = AbortSignal.timeout;
let lastTimeout: AbortController | undefined;

/**
 * Makes the next call of one API path fail, for example `failNext('/title_detail', 'network')`. The call after that reaches the
 * server. Bytes instead of a fault are sent as the answer (an encoded wire error).
 */
export function failNext(path: string, fault: TransportFault | Uint8Array): void {
  planned.push({ path, fault });
  globalThis.fetch = faultyFetch;
  // The call times out at once, so that no test waits for the 10 s.
  AbortSignal.timeout = () => {
    lastTimeout = new AbortController();
    return lastTimeout.signal;
  };
}

afterEach(() => {
  planned = [];
  globalThis.fetch = realFetch;
  AbortSignal.timeout = realTimeout;
});

async function faultyFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const index = planned.findIndex(({ path }) => pathname.endsWith(path));
  if (index < 0) return realFetch(input, init);
  const [{ fault }] = planned.splice(index, 1) as [PlannedFault];
  if (typeof fault !== 'string') return new Response(new Uint8Array(fault));
  return FAULTS[fault](input, init);
}

const FAULTS: Record<TransportFault, (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>> = {
  network: () => Promise.reject(new TypeError('fetch failed')),
  timeout: () => {
    lastTimeout?.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    return Promise.reject(lastTimeout?.signal.reason);
  },
  garbage: () => Promise.resolve(new Response('<!doctype html><title>Bad gateway</title>')),
  truncated: async (input, init) => {
    const bytes = await (await realFetch(input, init)).arrayBuffer();
    return new Response(bytes.slice(0, Math.floor(bytes.byteLength / 2)));
  },
  http500: () => Promise.resolve(new Response('Internal error', { status: 500 })),
};
