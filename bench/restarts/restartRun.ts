import { setTimeout as delay } from 'node:timers/promises';
import { itemAt } from '../itemAt';
import { startBalancer } from './startBalancer';

/** A server that stops as its operator stops it, and starts again at the same address. */
export interface RestartableServer {
  url: string;
  /** @param untilSeen resolves when the balancer no longer sends requests there */
  stop: (untilSeen: () => Promise<void>) => Promise<void>;
  start: () => Promise<void>;
}

export interface RestartRunOptions {
  servers: readonly RestartableServer[];
  /** The number of restarts. The servers take turns. */
  restarts: number;
  /** How often the balancer checks which servers are ready. */
  intervalMs: number;
  /** The number of readers who send requests all the time. */
  readers: number;
  /** Sends a request to the site at this address, and rejects if it fails. */
  ask: (url: string, index: number) => Promise<unknown>;
  say?: (line: string) => void;
}

export interface RestartResult {
  restarts: number;
  requests: number;
  /** The error of each failed request. */
  failures: string[];
  /** Milliseconds of each request. */
  waits: number[];
  /** For each restart, the milliseconds from the request to stop until the server is ready again. */
  awayMs: number[];
}

/** The limit for a server that does not come back. */
const DEADLINE_MS = 180_000;

const LOOK_MS = 10;

/** Requests between two restarts, so that both servers get some. */
const REQUESTS_BETWEEN = 50;

/** Restarts the servers of a site one after the other behind a balancer, while readers send requests. */
export async function restartRun(options: RestartRunOptions): Promise<RestartResult> {
  const { servers, restarts, intervalMs, readers, ask, say = () => undefined } = options;
  const balancer = await startBalancer(
    servers.map(({ url }) => url),
    intervalMs,
  );
  const result: RestartResult = { restarts: 0, requests: 0, failures: [], waits: [], awayMs: [] };
  let isEnding = false;
  const reader = async () => {
    while (!isEnding) {
      const began = performance.now();
      const index = result.requests++;
      await ask(balancer.url, index).catch((error: unknown) => result.failures.push(String(error)));
      result.waits.push(performance.now() - began);
    }
  };
  const reading = Array.from({ length: readers }, reader);
  try {
    for (const { url } of servers) await until(() => balancer.isReady(url), `${url} is not ready.`);
    while (result.restarts < restarts) {
      const enough = result.waits.length + REQUESTS_BETWEEN;
      await until(() => result.waits.length >= enough, 'Readers are not answered any more.');
      const server = itemAt(servers, result.restarts);
      const began = performance.now();
      const untilSeen = () => until(() => !balancer.isReady(server.url), `${server.url} stops, and says that it is ready.`);
      await server.stop(untilSeen);
      await untilSeen();
      await server.start();
      await until(() => balancer.isReady(server.url), `${server.url} did not come back.`);
      result.awayMs.push(performance.now() - began);
      result.restarts += 1;
      say(`${result.restarts} of ${restarts} restarts, ${result.waits.length} requests, ${result.failures.length} failed …`);
    }
  } finally {
    isEnding = true;
    await Promise.all(reading);
    await balancer.close();
  }
  return result;
}

async function until(isSo: () => boolean, problem: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(problem);
    await delay(LOOK_MS);
  }
}
