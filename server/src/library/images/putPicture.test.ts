import sharp from 'sharp';
import { memoryObjectStore } from '../../objects/memoryObjectStore';
import { namesOfPicture } from '../../objects/renditionName';
import { makePicture } from '../testing/pictures';
import { makeBanner, makeCover } from './makeCover';
import { putPicture } from './putPicture';

/** The widths of a picture in the store, the picture's own width first. */
async function widthsIn(store: ReturnType<typeof memoryObjectStore>, picture: string): Promise<number[]> {
  const widths: number[] = [];
  for (const name of namesOfPicture(picture)) {
    const bytes = await store.get(name);
    if (bytes) widths.push((await sharp(bytes).metadata()).width);
  }
  return widths;
}

test.each([
  ['portrait', [480, 240, 360]],
  ['landscape', [960, 640]],
  ['thumbnail', [320, 240]],
  ['icon', [96]],
] as const)('stores a %s in widths %j', async (shape, widths) => {
  const store = memoryObjectStore();
  const picture = await putPicture(store, await makeCover(await makePicture(60, 90), shape, 'cover'));
  expect(await widthsIn(store, picture)).toEqual(widths);
});

test('a smaller size has the same aspect ratio and fewer bytes', async () => {
  const store = memoryObjectStore();
  const banner = await makeBanner(await makePicture(1000, 400), 'banner');
  const picture = await putPicture(store, banner);
  const smaller = (await store.get(picture.replace('.webp', '.640.webp')))!; // It was just made.
  expect(await sharp(smaller).metadata()).toMatchObject({ format: 'webp', width: 640, height: 256 });
  expect(smaller.length).toBeLessThan(banner.length);
});

test('does not store a smaller size that has no fewer bytes', async () => {
  const store = memoryObjectStore();
  const data = Buffer.from(Array.from({ length: 480 * 480 }, (_, index) => ((index + Math.floor(index / 480)) % 2) * 255));
  const screentone = await sharp(data, { raw: { width: 480, height: 480, channels: 1 } })
    .webp({ lossless: true })
    .toBuffer();
  const picture = await putPicture(store, screentone);
  expect(await widthsIn(store, picture)).not.toContain(360);
});

test.each([
  ['even if the store rejects the smaller sizes', { putRendition: () => Promise.reject(new Error('full')) }, undefined],
  ['even if it cannot be decoded', {}, new Uint8Array([1, 2, 3])],
])('stores an image %s', async (_what, broken, bytes) => {
  const store = memoryObjectStore();
  const cover = bytes ?? (await makeCover(await makePicture(60, 90), 'thumbnail', 'cover'));
  const picture = await putPicture({ ...store, ...broken }, cover);
  expect(await store.get(picture)).toEqual(cover);
});
