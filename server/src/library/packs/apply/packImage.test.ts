import { mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { memoryObjectStore } from '../../../objects/memoryObjectStore';
import type { ObjectStore } from '../../../objects/ObjectStore';
import { namesOfPicture } from '../../../objects/renditionName';
import { memorySourceCache, type SourceCache } from '../../cache/SourceCache';
import { makePicture } from '../../testing/pictures';
import type { ApplyContext } from './ApplyContext';
import { packImage } from './packImage';

let folder: string;
let objects: ObjectStore;
beforeEach(async () => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'komawari-pack-')));
  objects = memoryObjectStore();
  writeFileSync(path.join(folder, 'cover.png'), await makePicture(60, 90));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Circumstances {
  file?: string;
  cache?: SourceCache;
  isDryRun?: boolean;
}

function put({ file = 'cover.png', cache = memorySourceCache(), isDryRun = false }: Circumstances = {}): Promise<string> {
  // `packImage` uses nothing else of a pack.
  const context = { pack: { folder, root: folder }, objects, cache, isDryRun } as ApplyContext;
  return packImage(context, file, 'portrait', 'home.yaml');
}

async function sizesOf(picture: string): Promise<number> {
  const kept = await Promise.all(namesOfPicture(picture).map((name) => objects.has(name)));
  return kept.filter(Boolean).length;
}

/** Leaves the store as it was before smaller sizes existed. */
async function forgetSizes(picture: string): Promise<void> {
  for (const name of namesOfPicture(picture).slice(1)) await objects.removePicture(name, Infinity);
  expect(await sizesOf(picture)).toBe(1);
}

test('stores the smaller sizes of an image', async () => {
  expect(await sizesOf(await put())).toBe(3);
});

test('adds smaller sizes to an image of an earlier version, under the same name', async () => {
  const picture = await put();
  await forgetSizes(picture);
  const { size, mtimeMs } = statSync(path.join(folder, 'cover.png'));
  const cache = memorySourceCache();
  cache.set(`${path.join(folder, 'cover.png')}#portrait`, `1 portrait ${size} ${mtimeMs}`, picture);
  expect(await put({ cache })).toBe(picture);
  expect(await sizesOf(picture)).toBe(3);
});

test('takes an image exported from this site as it is, and adds smaller sizes', async () => {
  const picture = await put();
  writeFileSync(path.join(folder, 'exported.webp'), (await objects.get(picture))!); // It was just put there.
  await forgetSizes(picture);
  expect(await put({ file: 'exported.webp' })).toBe(picture);
  expect(await sizesOf(picture)).toBe(3);
});

test('does not make a cached image again', async () => {
  const cache = memorySourceCache();
  const picture = await put({ cache });
  await forgetSizes(picture);
  await put({ cache });
  expect(await sizesOf(picture)).toBe(1);
});

test('makes no smaller sizes in a dry run, but in the next run', async () => {
  const cache = memorySourceCache();
  const picture = await put({ cache, isDryRun: true });
  expect(await sizesOf(picture)).toBe(1);
  await put({ cache });
  expect(await sizesOf(picture)).toBe(3);
});
