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
  const none = { cover: undefined, descriptions: new Map(), comicInfo: undefined, strays: [], stamp: '', close: () => undefined };
  const source = { label: 'Chapter', pages, ...none };
  const chapter = await makeChapter(source, await examineChapter(source), objects, () => undefined);
  return { ...chapter, objects };
}

test('the first half of a spread also has the whole spread, with left and right in place and its own key', async () => {
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
  // Equal except for the codec's loss. The other half looks completely different.
  const far = async (page: typeof left) => difference(await pixelsOf(whole, 0), await pixelsOf(page!.images.high, 0));
  expect(await far(left)).toBeLessThan(await far(right));
});

function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / a.length;
}

describe('page descriptions', () => {
  async function described(texts: Record<string, string>) {
    const bytes = await makePicture(60, 90, 1);
    const file = (name: string, content: Buffer) => ({ name, size: content.length, read: () => Promise.resolve(content) });
    const pages = ['1.png', '2.png'].map((name) => file(name, bytes));
    const descriptions = new Map(
      Object.entries(texts).map(([page, text]) => [page, file(`${page}.txt`, Buffer.from(text))] as const),
    );
    const none = { cover: undefined, comicInfo: undefined, strays: [], stamp: '', close: () => undefined };
    return examineChapter({ label: 'Chapter', pages, descriptions, ...none });
  }

  it('belong to their page and change the chapter’s hash', async () => {
    const examined = await described({ '2.png': ' Rain.\nAki: “Run!” ' });
    expect(examined.descriptions).toEqual(['', 'Rain.\nAki: “Run!”']);
    const none = await described({});
    expect(new Set([examined.hash, none.hash, (await described({ '2.png': 'Sun.' })).hash]).size).toBe(3);
    expect((await described({ '1.png': ' ' })).hash).toBe(none.hash);
  });

  it('are limited to 4,000 characters', async () => {
    await expect(described({ '1.png': 'a'.repeat(4001) })).rejects.toThrow('1.png.txt');
    await expect(described({ '1.png': 'ก'.repeat(17_000) })).rejects.toThrow('longer than 4000 characters');
    expect((await described({ '1.png': 'ก'.repeat(4000) })).descriptions[0]).toHaveLength(4000);
  });

  it('are stored with the page', async () => {
    const bytes = await makePicture(60, 90, 1);
    const text = { name: '1.txt', size: 5, read: () => Promise.resolve(Buffer.from('Rain.')) };
    const page = { name: '1.png', size: bytes.length, read: () => Promise.resolve(bytes) };
    const none = { cover: undefined, comicInfo: undefined, strays: [], stamp: '', close: () => undefined };
    const source = { label: 'Chapter', pages: [page], descriptions: new Map([['1.png', text]]), ...none };
    const { pages } = await makeChapter(source, await examineChapter(source), memoryObjectStore(), () => undefined);
    expect(pages.map(({ description }) => description)).toEqual(['Rain.']);
  });
});
