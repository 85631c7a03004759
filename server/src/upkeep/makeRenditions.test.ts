import sharp from 'sharp';
import { memoryObjectStore } from '../objects/memoryObjectStore';
import type { ObjectStore } from '../objects/ObjectStore';
import { renditionName } from '../objects/renditionName';
import { createTestContent, type TestContent } from '../testing/createTestContent';
import { NOW } from '../testing/rows';
import { runUpkeep } from './runUpkeep';

const COVER = { width: 480, height: 720 };

let shelf: TestContent;
let objects: ObjectStore;
let said: string[];
beforeAll(async () => {
  shelf = await createTestContent();
});
afterAll(() => shelf.close());
beforeEach(async () => {
  await shelf.clear();
  objects = memoryObjectStore();
  said = [];
});

async function run(): Promise<string[]> {
  const site = { db: shelf.db, objects, now: NOW, tell: (line: string) => said.push(line) };
  await runUpkeep(site, { verb: 'renditions' }, { isServing: true });
  return said.splice(0);
}

function aPicture(background: string): Promise<Buffer> {
  return sharp({ create: { ...COVER, channels: 3, background } })
    .webp()
    .toBuffer();
}

const widthsOf = async (picture: string) => {
  const widths = [240, 360, 640];
  const kept = await Promise.all(widths.map((width) => objects.has(renditionName({ picture, width }))));
  return widths.filter((_, index) => kept[index]);
};

test('makes only the missing smaller sizes of images that the site uses', async () => {
  const cover = await objects.put(await aPicture('red'));
  await shelf.addSerial(1, { portraitImage: cover });
  await objects.put(await aPicture('blue'));
  expect((await run()).at(-1)).toMatch(/^1 pictures around the pages\. Made 2 smaller sizes \(0\.0 MiB\)\.$/);
  expect(await widthsOf(cover)).toEqual([240, 360]);
  expect((await run()).at(-1)).toMatch(/Made 0 smaller sizes/);
  await objects.removePicture(renditionName({ picture: cover, width: 360 }), Infinity);
  expect((await run()).at(-1)).toMatch(/Made 1 smaller sizes/);
});

test('ignores encrypted images', async () => {
  const encrypted = await objects.put(new Uint8Array([1, 2, 3]));
  await shelf.addSerial(1, { portraitImage: encrypted });
  expect(await run()).toEqual(['0 pictures around the pages. Made 0 smaller sizes (0.0 MiB).']);
});

test('makes no smaller sizes of pages', async () => {
  const page = await objects.put(await aPicture('green'));
  const image = { name: page, key: '', ...COVER };
  const { chapters } = await shelf.addSerial(1);
  await shelf.addPages(chapters[0]!.id, 1, { images: { low: image, high: image, super_high: image } });
  await run();
  expect(await widthsOf(page)).toEqual([]);
});

test('names a broken image and continues with others', async () => {
  const whole = await aPicture('yellow');
  const [broken, good] = [await objects.put(whole.subarray(0, 40)), await objects.put(whole)];
  await shelf.addSerial(1, { portraitImage: broken, landscapeImage: good });
  expect(await run()).toEqual([
    expect.stringContaining(`The picture ${broken} could not be made smaller: `),
    expect.stringContaining('2 pictures around the pages. Made 2 smaller sizes'),
  ]);
  expect(await widthsOf(good)).toEqual([240, 360]);
});
