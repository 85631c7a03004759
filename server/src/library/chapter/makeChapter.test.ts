import { PageType } from '@komawari/shared-proto';
import sharp from 'sharp';
import { memoryObjectStore } from '../../objects/memoryObjectStore';
import { decryptImage } from '../images/encrypt';
import { makePicture } from '../testing/pictures';
import { examineChapter } from './examineChapter';
import { makeChapter } from './makeChapter';

/** A chapter of small pictures with these names. */
async function made(...names: string[]) {
  const objects = memoryObjectStore();
  const files = await Promise.all(names.map(async (name, seed) => ({ name, bytes: await makePicture(60, 90, seed) })));
  const pages = files.map(({ name, bytes }) => ({ name, size: bytes.length, read: () => Promise.resolve(bytes) }));
  const none = { cover: undefined, comicInfo: undefined, strays: [], stamp: '', close: () => undefined };
  const source = { label: 'Chapter', pages, ...none };
  const chapter = await makeChapter(source, await examineChapter(source), objects, () => undefined);
  return { ...chapter, objects };
}

test('the first half of a spread has the whole one too, left and right in their places, under a key of its own', async () => {
  const { pages, objects } = await made('1.png', '2.right.png', '3.left.png', '4.png');
  const { SINGLE, LEFT, RIGHT } = PageType;
  expect(pages.map(({ type }) => type)).toEqual([SINGLE, RIGHT, LEFT, SINGLE]);
  expect(pages.map(({ images }) => images.high.whole !== undefined)).toEqual([false, true, false, false]);
  const [, right, left] = pages;
  const whole = right!.images.high.whole!;
  expect(whole).toMatchObject({ width: 120, height: 90 });
  expect(whole.key).not.toBe(right!.images.high.key);

  const pixelsOf = async ({ name, key }: { name: string; key: string }, leftEdge: number) => {
    const picture = sharp(decryptImage((await objects.get(name))!, key));
    return picture.extract({ left: leftEdge, top: 0, width: 60, height: 90 }).raw().toBuffer();
  };
  // But for the codec's loss, and the other half is nothing like it.
  const far = async (page: typeof left) => difference(await pixelsOf(whole, 0), await pixelsOf(page!.images.high, 0));
  expect(await far(left)).toBeLessThan(await far(right));
});

function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / a.length;
}
