import { PageType } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import type { Leaf } from './leaves';
import { isBlurred, sharperPictures } from './sharperPictures';

function pages(name: string, widths: readonly number[]): Leaf[] {
  return widths.map((width, index) => ({
    kind: 'comic',
    index,
    number: index + 1,
    imageUrl: `${name} ${index + 1}`,
    encryptionKey: name,
    width,
    height: width * 1.5,
    type: PageType.SINGLE,
  }));
}

const always = () => true;

describe('the sharper pictures of a chapter', () => {
  it('are those of the best quality, by the address of what is there, with their own keys', () => {
    const sharper = sharperPictures(pages('high', [1200, 1200]), pages('best', [2000, 2000]), (leaf) => leaf === 1);
    expect([...sharper]).toEqual([['high 2', expect.objectContaining({ imageUrl: 'best 2', encryptionKey: 'best' })]]);
  });

  it('are none where the best is no larger than what is there', () => {
    expect(sharperPictures(pages('high', [800]), pages('best', [800]), always).size).toBe(0);
  });

  it('are none where the chapter has other pages by now', () => {
    expect(sharperPictures(pages('high', [1200]), pages('best', [2000, 2000]), always).size).toBe(0);
  });

  it('stand for pictures alone, whatever lies between them', () => {
    const [first, second] = pages('high', [1200, 1200]);
    const leaves: Leaf[] = [first!, { kind: 'advertisement', index: 1, banner: aBanner() }, { ...second!, index: 2 } as Leaf];
    expect([...sharperPictures(leaves, pages('best', [2000, 2000]), (leaf) => leaf === 2).keys()]).toEqual(['high 2']);
  });
});

test('a picture is blurred when the screen has more pixels for it than it has', () => {
  expect(isBlurred(1200, 390 * 2, 1)).toBe(false);
  expect(isBlurred(1200, 390 * 2, 2)).toBe(true);
  expect(isBlurred(1200, 600, 2)).toBe(false);
});
