import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { healthRoutes } from '@komawari/server/src/health/healthRoutes';
import { type RunningServer, serve } from '@komawari/server/src/http/serve';
import { createReplayCache } from '@komawari/server/src/replay/createReplayCache';
import { dependenciesOf } from '@komawari/server/src/replay/RequestDependencies';
import { Hono } from 'hono';
import { reportLines } from '../report/report';
import { closeAgent, fetchBytes } from '../site/call';
import { restartRun } from './restartRun';
import { restartsReport } from './restartsBench';

/**
 * Starts when the balancer has seen that the server stops. How soon that is depends on the machine; the long form measures it.
 */
const DRAIN_S = 0.5;

const INTERVAL_MS = 20;

/** The delay of a slow answer, so that many requests are open whenever a server is asked to stop. */
const SLOW_MS = 15;

const WORDS = 'the same for everyone';

afterAll(closeAgent);

/** The parts of a server that a restart affects, in this process: its readiness, and what ends its connections. */
function restartable(drainSeconds = DRAIN_S) {
  let isStopping = false;
  const app = new Hono();
  healthRoutes(app, { checkDatabase: async () => undefined, isStopping: () => isStopping });
  app.get('/shared', (c) => {
    dependenciesOf(c)?.share(new TextEncoder().encode(WORDS));
    return c.body(WORDS, 200, { 'Content-Length': String(WORDS.length) });
  });
  app.get('/slow', async (c) => {
    await delay(SLOW_MS);
    return c.text('at last');
  });
  let running: RunningServer | undefined;
  const server = {
    url: '',
    async listen(port: number) {
      const replays = createReplayCache(async () => 'always the same');
      running = await serve(app, { port, host: '127.0.0.1', keepAliveSeconds: 65, drainSeconds, replays });
      server.url = running.url.replace('localhost', '127.0.0.1');
      return running;
    },
    async stop(untilSeen: () => Promise<void>) {
      isStopping = true;
      await untilSeen();
      await running?.close();
    },
    async start() {
      isStopping = false;
      await server.listen(Number(new URL(server.url).port));
    },
  };
  return server;
}

const atOnce = async () => undefined;

const ask = async (url: string, index: number) => {
  const { status } = await fetchBytes('GET', `${url}/${index % 2 ? 'shared' : 'slow'}`);
  if (status !== 200) throw new Error(`status ${status}`);
};

/** The short form of `npm run bench -- restarts`. */
test('no request fails while the servers of a site are restarted one after the other', async () => {
  const servers = [restartable(), restartable()];
  for (const server of servers) await server.listen(0);
  try {
    const result = await restartRun({ servers, restarts: 3, intervalMs: INTERVAL_MS, readers: 8, ask });
    expect(result.failures).toEqual([]);
    expect(result.awayMs).toHaveLength(3);
    expect(result.requests).toBeGreaterThan(150);
  } finally {
    for (const server of servers) await server.stop(atOnce);
  }
}, 120_000);

test('after the stop signal every response closes its connection, also a replayed one', async () => {
  // Longer than one answer takes on a busy machine.
  const server = restartable(4);
  await server.listen(0);
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => (received += text));
  const answer = async () => {
    received = '';
    socket.write('GET /shared HTTP/1.1\r\nHost: here\r\n\r\n');
    while (!received.endsWith(WORDS)) await once(socket, 'data');
    return received;
  };
  try {
    await answer();
    expect(await answer()).toContain('Connection: keep-alive');
    const ended = once(socket, 'end');
    const stopped = server.stop(atOnce);
    expect(await answer()).toContain('Connection: close\r\n');
    await ended;
    await stopped;
  } finally {
    socket.destroy();
    await server.stop(atOnce);
  }
}, 60_000);

test('a failed request misses the goal', () => {
  const result = { restarts: 2, requests: 4, waits: [1, 2, 3, 40], awayMs: [900, 1000] };
  const lines = (failures: string[]) => reportLines(restartsReport({ ...result, failures })).join('\n');
  expect(lines([])).toMatch(/Failed +0 +0 +meets/);
  expect(lines(['status 502'])).toMatch(/Failed +1 +0 +misses/);
  expect(lines([])).toMatch(/p50 ms +2\.0\n.*p99 ms +40\.0/);
});
