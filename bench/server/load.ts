import { Agent, request } from 'node:http';
import { percentile } from '../report/percentile';
import { processorMs } from '../site/processCost';

export interface Target {
  /** Scheme, host and port. */
  url: string;
  /** The process ID of the server. */
  pid: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time of the answering process per request. */
  processorMs: number;
  failed: number;
}

const CONNECTIONS = 16;

/** Warms up the compiler and the caches. Not counted. */
const WARMING = { seconds: 2, requests: 1_000 };

/** A single request takes too little processor time to measure, so this many are measured together. */
const LEAST = 3_000;

/** The limit on a machine that is busy with something else. */
const MAX_SECONDS = 20;
const HEADERS = { 'Accept-Encoding': 'br', 'Accept-Language': 'en' };

/** Sends requests as fast as the answers come, over open connections, for at least this many seconds. */
export async function fullLoad(target: Target, pathOf: (index: number) => string, seconds: number): Promise<LoadResult> {
  let index = 0;
  const run = (leastSeconds: number, least: number) => (get: Get) => {
    const begun = performance.now();
    const until = index + least;
    const isOver = () => {
      const passed = (performance.now() - begun) / 1000;
      return passed > MAX_SECONDS || (passed > leastSeconds && index >= until);
    };
    const connection = async () => {
      while (!isOver()) await get(pathOf(index++), performance.now());
    };
    return Promise.all(Array.from({ length: CONNECTIONS }, connection));
  };
  await measured(target, run(WARMING.seconds, WARMING.requests));
  return measured(target, run(seconds, LEAST));
}

/** Sends this many requests per second, whether answers come or not. A wait starts when the request was due. */
export async function steadyLoad(
  target: Target,
  pathOf: (index: number) => string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadResult> {
  return measured(target, async (get) => {
    const began = performance.now();
    const asked: Promise<void>[] = [];
    for (let index = 0; index < perSecond * seconds; index += 1) {
      const due = began + (index * 1000) / perSecond;
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      asked.push(get(pathOf(index), due));
    }
    await Promise.all(asked);
  });
}

/** Requests each path once per round. Before each round, everything cached becomes outdated. */
export async function firstTimes(
  target: Target,
  paths: readonly string[],
  { rounds, makeOld }: { rounds: number; makeOld: () => Promise<void> },
): Promise<LoadResult> {
  return measured(target, async (get) => {
    for (let round = 0; round < rounds; round += 1) {
      await makeOld();
      const left = [...paths];
      const connection = async () => {
        for (let path = left.pop(); path !== undefined; path = left.pop()) await get(path, performance.now());
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    }
  });
}

type Get = (path: string, from: number) => Promise<void>;

async function measured({ url, pid }: Target, run: (get: Get) => Promise<unknown>): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const waits: number[] = [];
  let failed = 0;
  const get: Get = async (path, from) => {
    if ((await ask(url + path, agent)).status !== 200) failed += 1;
    waits.push(performance.now() - from);
  };
  const [began, used] = [performance.now(), processorMs(pid)];
  await run(get);
  const [tookMs, usedMs] = [performance.now() - began, processorMs(pid) - used];
  agent.destroy();
  return {
    perSecond: (waits.length * 1000) / tookMs,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    processorMs: usedMs / waits.length,
    failed,
  };
}

/** An answer as a browser gets it, in brotli if available. The status is 0 if there is no answer. */
export function ask(url: string, agent?: Agent): Promise<{ status: number; bytes: Buffer }> {
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, bytes: Buffer.alloc(0) });
    const sent = request(url, { agent, headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on('error', none);
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
    });
    sent.on('error', none);
    sent.end();
  });
}
