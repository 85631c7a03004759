import { once } from 'node:events';
import { createServer, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { serve } from '../http/serve';
import type { ReplayedAnswer } from './createReplayCache';

const KEEP_ALIVE_S = 5;

const SMALL = answerOf({ status: 200, body: new TextEncoder().encode('{"kind":"success"}') });
const EMPTY = answerOf({ status: 200, body: null, headers: ['content-length', '0'] });
const UNCHANGED = answerOf({ status: 304, body: null, headers: ['etag', '"a"'] });
const UNTOLD = answerOf({ status: 200, body: new TextEncoder().encode('of a length that nobody told'), headers: [] });
const LARGE = answerOf({ status: 200, body: new Uint8Array(60_000).fill(1) });
const HUGE = answerOf({ status: 200, body: new Uint8Array(300_000).fill(2) });

interface AnswerParts {
  status: number;
  body: Uint8Array | null;
  headers?: string[];
}

function answerOf({ status, body, headers = ['content-length', String(body?.length ?? 0)] }: AnswerParts): ReplayedAnswer {
  return { status, body, headers: ['content-type', 'text/plain', ...headers], effects: [] };
}

const answers: Record<string, ReplayedAnswer> = {
  '/small': SMALL,
  '/empty': EMPTY,
  '/unchanged': UNCHANGED,
  '/untold': UNTOLD,
  '/large': LARGE,
  '/huge': HUGE,
};

/** Answers in Node's normal way. */
const plain = createServer({ keepAliveTimeout: KEEP_ALIVE_S * 1000 }, ({ url }, response) => {
  const { status, headers, body } = answers[url ?? '']!; // No test requests another one.
  response.writeHead(status, headers).end(body);
});
const findAnswer = ({ url }: { url?: string | undefined }) => answers[url ?? ''];
const noApp = {
  fetch: () => {
    throw new Error('The app is asked.');
  },
};
let ports: { plain: number; replaying: number };
let close: () => Promise<void>;
let writeHead: jest.SpyInstance;

beforeAll(async () => {
  plain.listen(0, '127.0.0.1');
  await once(plain, 'listening');
  const replays = { find: findAnswer, bytes: () => 0, keep: noApp.fetch };
  const replaying = await serve(noApp, { port: 0, host: '127.0.0.1', keepAliveSeconds: KEEP_ALIVE_S, replays });
  // A server that listens on a port always has such an address.
  ports = { plain: (plain.address() as AddressInfo).port, replaying: Number(new URL(replaying.url).port) };
  close = async () => {
    await Promise.all([new Promise((resolve) => plain.close(resolve)), replaying.close()]);
  };
});
afterAll(() => close());
beforeEach(() => {
  for (const answer of Object.values(answers)) delete answer.written;
  // All requests of a test are sent within the same second.
  jest.spyOn(Date, 'now').mockReturnValue(1_600_000_000_500);
  writeHead = jest.spyOn(ServerResponse.prototype, 'writeHead');
});
afterEach(() => jest.restoreAllMocks());

/**
 * Everything that a server sends for these requests until it closes the connection. With `readsLate`, the client does not read at
 * first, so only the system's buffers take data.
 */
async function exchange(port: number, parts: readonly string[], { readsLate = false } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const chunks: Buffer[] = [];
  let asked = 1;
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    // Each part is sent after the answer to the previous one.
    for (; asked < parts.length && received > 0; asked += 1, received = 0) socket.write(parts[asked] ?? '');
  });
  if (readsLate) socket.pause();
  socket.write(parts[0] ?? '');
  if (readsLate) {
    await new Promise((resolve) => setImmediate(resolve));
    socket.resume();
  }
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString('latin1')
    .replace(/^Date: .*$/gm, 'Date: now');
}

const get = (path: string, { version = '1.1', headers = '' } = {}) => `GET ${path} HTTP/${version}\r\nHost: a\r\n${headers}\r\n`;
/** More than Node buffers for a client that does not read. */
const BODY = 'x'.repeat(200_000);
const LAST = { headers: 'Connection: close\r\n' };

test('reuses the head of an answer within a second', async () => {
  const parts = [...Array<string>(9).fill(get('/small')), get('/small', LAST)];
  const sent = await exchange(ports.replaying, parts);
  expect(sent.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(10);
  // The first answer, and the one that closes the connection.
  expect(writeHead).toHaveBeenCalledTimes(2);
});

test('writes a new head with the current date in each second', async () => {
  const parts = [get('/small'), get('/small'), get('/small', LAST)];
  await exchange(ports.replaying, parts);
  jest.spyOn(Date, 'now').mockReturnValue(1_600_000_001_000);
  await exchange(ports.replaying, parts);
  expect(writeHead).toHaveBeenCalledTimes(4);
});

describe.each(Object.keys(answers))('%s', (path) => {
  test.each<[string, string[]]>([
    ['requests are sent one after the other', [...Array<string>(5).fill(get(path)), get(path, LAST)]],
    ['requests are pipelined', [get(path).repeat(20) + get(path, LAST)]],
    ['requests are pipelined in two batches', [get(path).repeat(5), get(path).repeat(5) + get(path, LAST)]],
    ['a request arrives in two parts', [get(path) + get(path).slice(0, 20), get(path).slice(20) + get(path, LAST)]],
    ['a request is HTTP/1.0', [get(path), get(path, { version: '1.0' })]],
    [
      'a request is HTTP/1.0 with keep-alive',
      [get(path), get(path, { version: '1.0', headers: 'Connection: keep-alive\r\n' }) + get(path, { version: '1.0' })],
    ],
    ['a request has a body', [get(path), get(path, { headers: `Content-Length: ${BODY.length}\r\n` }) + BODY + get(path, LAST)]],
    ['a request expects 100-continue', [get(path), get(path, { headers: 'Expect: 100-continue\r\n' }) + get(path, LAST)]],
  ])('is byte-identical to Node’s output when %s', async (_how, parts) => {
    const warm = get(path) + get(path, LAST);
    await exchange(ports.replaying, [warm]);
    expect(await exchange(ports.replaying, parts)).toBe(await exchange(ports.plain, parts));
  });

  test('is byte-identical to Node’s output when the client reads late', async () => {
    const parts = [get(path).repeat(30) + get(path, LAST)];
    const late = await exchange(ports.replaying, parts, { readsLate: true });
    expect(late).toBe(await exchange(ports.plain, parts));
  });
});
