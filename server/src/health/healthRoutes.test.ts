import { Hono } from 'hono';
import { DamagedDatabaseError } from '../database/checkDatabase';
import { type HealthInputs, healthRoutes } from './healthRoutes';

const WELL: HealthInputs = {
  checkDatabase: () => Promise.resolve(),
  composition: { current: () => Promise.resolve({ id: 'c1' }) },
};

async function ask(path: string, inputs: Partial<HealthInputs> = {}) {
  const app = new Hono();
  healthRoutes(app, { ...WELL, ...inputs });
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
}

test('/healthz answers ok even if the database is unavailable', async () => {
  const gone = { checkDatabase: () => Promise.reject(new Error('gone')) };
  expect(await ask('/healthz', gone)).toEqual({ status: 200, body: { status: 'ok' } });
});

test('/readyz answers ready if everything is available', async () => {
  const body = { status: 'ready', process: 'running', database: 'answers', composition: 'c1' };
  expect(await ask('/readyz')).toEqual({ status: 200, body });
});

test.each<[string, Partial<HealthInputs>, object]>([
  ['an unavailable database', { checkDatabase: () => Promise.reject(new Error('gone')) }, { database: 'does not answer' }],
  ['a database that hangs', { checkDatabase: () => new Promise(() => undefined) }, { database: 'does not answer' }],
  [
    'a database whose tables are damaged',
    { checkDatabase: () => Promise.reject(new DamagedDatabaseError('A table cannot be read (XX001).')) },
    { database: 'is damaged: A table cannot be read (XX001).' },
  ],
  ['a process that is stopping', { isStopping: () => true }, { process: 'stopping' }],
  ['a site that was never published', { composition: { current: async () => undefined } }, { composition: 'not published yet' }],
])('/readyz answers 503 for %s and names the reason', async (_what, inputs, reason) => {
  const { status, body } = await ask('/readyz', inputs);
  expect(status).toBe(503);
  expect(body).toMatchObject({ status: 'not ready', ...reason });
});
