import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { DEFAULT_CONNECTION_LIMITS } from './connections';
import { type RunningServer, serve } from './serve';

const PICTURE = new Uint8Array(300_000);

/** A site with images, and a count of the answers in progress at the same time. */
function pictureSite() {
  const making = { now: 0, most: 0 };
  const app = new Hono();
  app.get('/picture', async (c) => {
    making.now += 1;
    making.most = Math.max(making.most, making.now);
    await new Promise((resolve) => setImmediate(resolve));
    making.now -= 1;
    return c.body(PICTURE);
  });
  app.get('/small', (c) => c.text('here'));
  return { app, making };
}

let server: RunningServer | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
  server = undefined;
});

async function start(app: Hono, limits = DEFAULT_CONNECTION_LIMITS): Promise<number> {
  server = await serve(app, { port: 0, host: '127.0.0.1', keepAliveSeconds: 5, limits });
  return Number(new URL(server.url).port);
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  // A connection that is cut emits an error or an end.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** `once` of node:events would reject if a connection is cut instead of ended. */
const closed = (socket: Socket) => new Promise<'closed'>((resolve) => socket.once('close', () => resolve('closed')));

const ask = (path: string, count = 1) => `GET ${path} HTTP/1.1\r\nHost: reader.test\r\n\r\n`.repeat(count);

test('answers pipelined requests of a connection in order, one at a time', async () => {
  const { app, making } = pictureSite();
  const socket = await connected(await start(app));
  let received = 0;
  const all = new Promise<void>((resolve) => {
    socket.on('data', ({ length }: Buffer) => {
      received += length;
      if (received >= 8 * PICTURE.length) resolve();
    });
  });
  socket.write(ask('/picture', 8));
  await all;
  expect(making.most).toBe(1);
});

test('closes a connection that pipelines too many requests', async () => {
  const socket = await connected(await start(pictureSite().app));
  const answered = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.split('here').length > 1500) resolve('answered');
    });
  });
  socket.write(ask('/small', 1500));
  expect(await Promise.race([closed(socket), answered])).toBe('closed');
});

test('limits the work for clients that do not read, and serves others', async () => {
  const { app, making } = pictureSite();
  const port = await start(app);
  for (let count = 0; count < 10; count += 1) {
    const socket = await connected(port);
    socket.pause();
    socket.write(ask('/picture', 10));
  }
  const response = await fetch(`http://127.0.0.1:${port}/small`);
  expect(await response.text()).toBe('here');
  expect(making.most).toBeLessThanOrEqual(10);
});

test('refuses connections of an address that leaves too many bytes unread', async () => {
  const port = await start(pictureSite().app, { ...DEFAULT_CONNECTION_LIMITS, unreadBytesPerAddress: 0 });
  const unread = await connected(port);
  unread.pause();
  // More data than the operating system buffers for a client that does not read.
  unread.write(ask('/picture', 30));
  let outcome: 'closed' | 'answered' = 'answered';
  for (const begun = Date.now(); outcome === 'answered' && Date.now() - begun < 20_000; ) {
    const socket = await connected(port);
    const answered = new Promise<'answered'>((resolve) => socket.once('data', () => resolve('answered')));
    socket.write(ask('/small'));
    outcome = await Promise.race([closed(socket), answered]);
    socket.destroy();
  }
  expect(outcome).toBe('closed');
});

test('limits the connections per address', async () => {
  const port = await start(pictureSite().app, { ...DEFAULT_CONNECTION_LIMITS, perAddress: 2 });
  const [first, second] = [await connected(port), await connected(port)];
  const third = await connected(port);
  await closed(third);
  expect([first.destroyed, second.destroyed]).toEqual([false, false]);
});

test('fails no request that arrives before the load balancer knows that the server stops', async () => {
  const port = await start(pictureSite().app);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const failures: string[] = [];
  let answers = 0;
  let stopping: Promise<void> | undefined;
  const answerTo = (path: string) =>
    new Promise<void>((resolve) => {
      get({ port, host: '127.0.0.1', path, agent }, (response) => response.resume().once('end', () => resolve())).once(
        'error',
        (error: NodeJS.ErrnoException) => resolve(void failures.push(error.code ?? error.message)),
      );
    });
  /** One reader. It sends the next request as soon as it has its answer, until the load balancer sends readers elsewhere. */
  async function readOn(): Promise<void> {
    while (!stopping) {
      await answerTo(answers % 2 === 0 ? '/small' : '/picture');
      answers += 1;
      if (answers === 100) stopping = server?.close();
    }
  }
  await Promise.all(Array.from({ length: 20 }, readOn));
  await stopping;
  agent.destroy();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(100);
});
