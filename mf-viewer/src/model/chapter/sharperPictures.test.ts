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

describe('sharperPictures', () => {
  it('maps the URL of each current picture to the best-quality one with its own key', () => {
    const sharper = sharperPictures(pages('high', [1200, 1200]), pages('best', [2000, 2000]), (leaf) => leaf === 1);
    expect([...sharper]).toEqual([['high 2', expect.objectContaining({ imageUrl: 'best 2', encryptionKey: 'best' })]]);
  });

  it('is empty when the best quality is no larger than the current one', () => {
    expect(sharperPictures(pages('high', [800]), pages('best', [800]), always).size).toBe(0);
  });

  it('is empty when the number of pages differs', () => {
    expect(sharperPictures(pages('high', [1200]), pages('best', [2000, 2000]), always).size).toBe(0);
  });

  it('matches pictures to pictures, whatever leaves lie between them', () => {
    const [first, second] = pages('high', [1200, 1200]);
    const leaves: Leaf[] = [first!, { kind: 'advertisement', index: 1, banner: aBanner() }, { ...second!, index: 2 } as Leaf];
    expect([...sharperPictures(leaves, pages('best', [2000, 2000]), (leaf) => leaf === 2).keys()]).toEqual(['high 2']);
  });
});

test('isBlurred is true when the screen needs more pixels than the picture has', () => {
  expect(isBlurred(1200, 390 * 2, 1)).toBe(false);
  expect(isBlurred(1200, 390 * 2, 2)).toBe(true);
  expect(isBlurred(1200, 600, 2)).toBe(false);
});
