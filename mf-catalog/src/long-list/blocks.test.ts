import fc from 'fast-check';
import { blocksOf } from './blocks';

const list = fc.array(fc.integer(), { maxLength: 300 });
const length = fc.integer({ min: 1, max: 70 });

describe('blocksOf', () => {
  it('leaves nothing out, and keeps the order', () => {
    fc.assert(
      fc.property(list, length, (items, each) => {
        expect(blocksOf(items, each).flatMap((block) => block.items)).toEqual(items);
      }),
    );
  });

  it('tells where each block stands, and makes all but the last of one length', () => {
    fc.assert(
      fc.property(list, length, (items, each) => {
        const blocks = blocksOf(items, each);
        blocks.forEach(({ items: own, start, total }, index) => {
          expect([start, total]).toEqual([index * each, items.length]);
          expect(own.length).toBe(index < blocks.length - 1 ? each : items.length - start);
          expect(own.length).toBeGreaterThan(0);
        });
      }),
    );
  });
});
