import { Agent, createServer, get, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Balancer {
  url: string;
  isReady: (backend: string) => boolean;
  close: () => Promise<void>;
}

/** Only ends a request that hangs: a busy machine is not an error. */
const PATIENCE_MS = 30_000;

/** Headers that belong to one connection, not to the message. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Forwards requests in turn to the servers that report themselves ready. Connections stay open until a server closes them with an
 * answer.
 * It never sends a request twice: a request that a server leaves unanswered fails.
 */
export async function startBalancer(backends: readonly string[], intervalMs: number): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;
  async function look(backend: string): Promise<void> {
    if ((await statusOf(`${backend}/readyz`)) === 200) ready.add(backend);
    else ready.delete(backend);
  }
  const server = createServer((incoming, outgoing) => {
    const backend = [...ready][turn++ % Math.max(ready.size, 1)];
    const fail = () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    };
    if (backend === undefined) return fail();
    const { url = '/', method, headers } = incoming;
    const sent = request(backend + url, { method, headers: endToEnd(headers), agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, endToEnd(response.headers));
      response.on('error', fail).pipe(outgoing);
    });
    incoming.pipe(sent.on('error', fail));
  });
  await Promise.all(backends.map(look));
  let isOpen = true;
  // One check at a time per server: of two at once, the earlier one might be answered last.
  const watching = backends.map(async (backend) => {
    while (isOpen) {
      await delay(intervalMs);
      await look(backend);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    url: `http://127.0.0.1:${port}`,
    isReady: (backend) => ready.has(backend),
    async close() {
      isOpen = false;
      await Promise.all(watching);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

/** The status of the answer; undefined if nobody answers. */
function statusOf(url: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const sent = get(url, { agent: false, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(undefined));
  });
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
}
