import fc from 'fast-check';
import { listBlocks } from './listBlocks';

const range = fc.record({ start: fc.nat(1000), count: fc.nat(300) }).map(({ start, count }) => ({ start, end: start + count }));
const length = fc.integer({ min: 1, max: 70 });

describe('listBlocks', () => {
  it('covers the whole range in order', () => {
    fc.assert(
      fc.property(range, length, (whole, each) => {
        const blocks = listBlocks(whole, each);
        expect([whole.start, ...blocks.map(({ end }) => end)]).toEqual([...blocks.map(({ start }) => start), whole.end]);
      }),
    );
  });

  it('gives full blocks, a shorter last one, and no empty block', () => {
    fc.assert(
      fc.property(range, length, (whole, each) => {
        const lengths = listBlocks(whole, each).map(({ start, end }) => end - start);
        const last = lengths.pop() ?? 1;
        expect(lengths.every((own) => own === each)).toBe(true);
        expect(last).toBeGreaterThan(0);
        expect(last).toBeLessThanOrEqual(each);
      }),
    );
  });
});
