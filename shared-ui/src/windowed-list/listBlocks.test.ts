import fc from 'fast-check';
import { listBlocks } from './listBlocks';

const run = fc.record({ items: fc.array(fc.integer(), { maxLength: 300 }), start: fc.nat() });
const length = fc.integer({ min: 1, max: 70 });

describe('listBlocks', () => {
  it('leaves nothing out, and keeps the order', () => {
    fc.assert(
      fc.property(run, length, (whole, each) => {
        expect(listBlocks(whole, each).flatMap(({ items }) => items)).toEqual(whole.items);
      }),
    );
  });

  it('tells where in the whole list each block begins, and makes all but the last of one length', () => {
    fc.assert(
      fc.property(run, length, (whole, each) => {
        const blocks = listBlocks(whole, each);
        blocks.forEach(({ items, start }, index) => {
          expect(start).toBe(whole.start + index * each);
          expect(items.length).toBe(index < blocks.length - 1 ? each : whole.items.length - index * each);
          expect(items.length).toBeGreaterThan(0);
        });
      }),
    );
  });
});
