import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OpenDatabase } from '../../database/Database';
import { openMemoryDatabase } from '../../testing/openMemoryDatabase';
import { holderOf, listTokens, revokeToken } from '../deployments/tokenStore';
import { ensureOperatorToken, operatorTokenFile } from './operatorToken';

let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'komawari-token-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const token = () => readFileSync(operatorTokenFile(dataDir), 'utf8').trim();
const start = () => ensureOperatorToken(database.db, dataDir, 1);

test('creates a token for everything, readable only by this user, and keeps it on the next start', async () => {
  await start();
  const first = token();
  expect(await holderOf(database.db, first)).toMatchObject({ scope: '*', label: 'operator of this machine' });
  expect(statSync(operatorTokenFile(dataDir)).mode & 0o777).toBe(0o600);
  await start();
  expect(token()).toBe(first);
});

test('registers the existing token in another database', async () => {
  await start();
  const other = await openMemoryDatabase();
  await ensureOperatorToken(other.db, dataDir, 1);
  expect(await holderOf(other.db, token())).toMatchObject({ scope: '*' });
  await other.close();
});

test('replaces a revoked token', async () => {
  await start();
  const first = token();
  const holder = await holderOf(database.db, first);
  await revokeToken(database.db, holder?.id ?? '', 2);
  await start();
  expect(token()).not.toBe(first);
  expect(await holderOf(database.db, first)).toBeUndefined();
  expect(await holderOf(database.db, token())).toBeDefined();
});

test('replaces an invalid token', async () => {
  writeFileSync(operatorTokenFile(dataDir), 'nonsense');
  const before = (await listTokens(database.db)).length;
  await start();
  expect(token()).toMatch(/^kmw_/);
  expect(await listTokens(database.db)).toHaveLength(before + 1);
});
