import fc from 'fast-check';
import { listBlocks } from './listBlocks';

const list = fc.array(fc.integer(), { maxLength: 300 });
const length = fc.integer({ min: 1, max: 70 });

describe('listBlocks', () => {
  it('leaves nothing out, and keeps the order', () => {
    fc.assert(
      fc.property(list, length, (items, each) => {
        expect(listBlocks(items, each).flatMap((block) => block.items)).toEqual(items);
      }),
    );
  });

  it('tells where each block begins, and makes all but the last of one length', () => {
    fc.assert(
      fc.property(list, length, (items, each) => {
        const blocks = listBlocks(items, each);
        blocks.forEach(({ items: own, start }, index) => {
          expect(start).toBe(index * each);
          expect(own.length).toBe(index < blocks.length - 1 ? each : items.length - start);
          expect(own.length).toBeGreaterThan(0);
        });
      }),
    );
  });
});
