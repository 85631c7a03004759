import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cachedFolder } from './cachedFolder.mjs';

const HOUR_MS = 60 * 60_000;

let sites;

beforeEach(() => {
  sites = mkdtempSync(join(tmpdir(), 'made-once-'));
});

afterEach(() => rmSync(sites, { recursive: true }));

function write(content) {
  return async (work) => {
    mkdirSync(join(work, 'data'));
    writeFileSync(join(work, 'data/content'), content);
  };
}

/** A folder of another state that was last used this long ago. */
function leave(name, unusedMs) {
  mkdirSync(join(sites, name));
  const used = new Date(Date.now() - unusedMs);
  utimesSync(join(sites, name), used, used);
}

test('a cached folder is made once', async () => {
  const place = join(sites, 'today');
  expect(await cachedFolder(place, write('first'))).toBe(place);
  await cachedFolder(place, write('second'));
  expect(readFileSync(join(place, 'content'), 'utf8')).toBe('first');
});

test('of two concurrent makers the first result is kept', async () => {
  const place = join(sites, 'today');
  await cachedFolder(place, async (work) => {
    await cachedFolder(place, write('faster'));
    await write('slower')(work);
  });
  expect(readFileSync(join(place, 'content'), 'utf8')).toBe('faster');
  expect(readdirSync(sites)).toEqual(['today']);
});

test('a folder that was used recently stays beside a newer one, and an unused one is removed', async () => {
  leave('yesterday', 0);
  leave('last-week', 2 * HOUR_MS);
  await cachedFolder(join(sites, 'today'), write('new'));
  expect(readdirSync(sites).sort()).toEqual(['today', 'yesterday']);
});

test('using a folder keeps it', async () => {
  leave('today', 2 * HOUR_MS);
  await cachedFolder(join(sites, 'today'), write('unused'));
  await cachedFolder(join(sites, 'tomorrow'), write('new'));
  expect(existsSync(join(sites, 'today'))).toBe(true);
});

test('a folder that cannot be put in place is an error', async () => {
  writeFileSync(join(sites, 'file'), '');
  await expect(cachedFolder(join(sites, 'file/today'), write('new'))).rejects.toThrow();
});
