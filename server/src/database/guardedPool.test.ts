import { createServer, type Server, type Socket } from 'node:net';
import { BrokenCircuitError } from 'cockatiel';
import { GuardedPool } from './guardedPool';
import { isDatabaseUnavailable } from './unavailable';

let hanging: Server;
let url: string;
let connections = 0;
const sockets: Socket[] = [];

/** A database that accepts connections and never answers, like a stopped process. */
beforeAll(async () => {
  hanging = createServer((socket) => {
    connections += 1;
    sockets.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const address = hanging.address();
  url = `postgres://reader@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/site`;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => hanging.close(resolve));
});

test('times out on a hanging database, and fails fast after several timeouts in a row', async () => {
  const pool = new GuardedPool(url, { connectMs: 10, queryMs: 10 });
  const errors: unknown[] = [];
  for (let count = 0; count < 8; count += 1) await pool.query('select 1').catch((error: unknown) => errors.push(error));
  expect(errors).toHaveLength(8);
  expect(errors.every(isDatabaseUnavailable)).toBe(true);
  expect(errors.at(-1)).toBeInstanceOf(BrokenCircuitError);
  expect(connections).toBeLessThan(8);
  await expect(pool.connect()).rejects.toBeInstanceOf(BrokenCircuitError);
  await pool.end();
});

test('distinguishes an unavailable database from a failed query', async () => {
  const pool = new GuardedPool('postgres://reader@127.0.0.1:1/site', { connectMs: 1000, queryMs: 1000 });
  const gone: unknown = await pool.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(gone)).toBe(true);
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: gone }))).toBe(true);
  expect(isDatabaseUnavailable(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBe(false);
  expect(isDatabaseUnavailable(undefined)).toBe(false);
  await pool.end();
});
