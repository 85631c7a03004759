import { PageType } from '@komawari/shared-proto';
import fc from 'fast-check';
import { nextStop, stripGaps } from './panelStep';

const page = { screen: 1000, total: 10_000, share: 0.9 };

describe('nextStop', () => {
  it('stops at the start of the panel that the bottom of the screen cuts off', () => {
    const gaps = [
      { from: 380, to: 420 },
      { from: 760, to: 800 },
      { from: 1150, to: 1200 },
    ];
    expect(nextStop({ ...page, top: 0, by: 1 }, gaps)).toBe(780);
  });

  it('moves by a share of the screen within a panel higher than the screen', () => {
    expect(nextStop({ ...page, top: 0, by: 1 }, [{ from: 2000, to: 2050 }])).toBe(900);
    expect(nextStop({ ...page, top: 5000, by: -1 }, [])).toBe(4100);
  });

  it('stops at the start of a panel when going back too', () => {
    const gaps = [
      { from: 3990, to: 4000 },
      { from: 4490, to: 4500 },
    ];
    expect(nextStop({ ...page, top: 4900, by: -1 }, gaps)).toBe(3995);
  });

  it('always moves until the end, and never by more than one screen', () => {
    const gap = fc
      .tuple(fc.integer({ min: 0, max: 9000 }), fc.integer({ min: 1, max: 900 }))
      .map(([from, height]) => ({ from, to: from + height }));
    const from = fc.record({
      top: fc.integer({ min: 0, max: 9000 }),
      screen: fc.integer({ min: 200, max: 2000 }),
      total: fc.constant(10_000),
      by: fc.constantFrom(-1 as const, 1 as const),
      share: fc.constant(0.9),
    });
    fc.assert(
      fc.property(from, fc.array(gap, { maxLength: 30 }), (options, gaps) => {
        const most = Math.max(0, options.total - options.screen);
        const top = Math.min(most, options.top);
        const next = nextStop({ ...options, top }, gaps);
        const way = (next - top) * options.by;
        expect(way).toBeLessThanOrEqual(options.screen);
        const isAtEnd = options.by > 0 ? top === most : top === 0;
        if (isAtEnd) expect(next).toBe(top);
        else expect(way).toBeGreaterThan(0);
      }),
    );
  });
});

describe('stripGaps', () => {
  it('combines the gaps within and between pages, and merges adjacent ones', () => {
    const geometry = {
      boxes: [
        { top: 0, height: 1000, width: 500 },
        { top: 1030, height: 1000, width: 500 },
      ],
      total: 2030,
    };
    const leaf = {
      kind: 'comic' as const,
      index: 0,
      number: 1,
      imageUrl: 'a',
      encryptionKey: '',
      width: 1,
      height: 2,
      type: PageType.SINGLE,
    };
    const analysis = {
      content: undefined,
      edge: 'black',
      panels: undefined,
      gaps: [
        { from: 0.4, to: 0.45 },
        { from: 0.95, to: 1 },
      ],
    };
    const gaps = stripGaps(
      geometry,
      [leaf, { ...leaf, index: 1, imageUrl: 'b' }],
      ({ imageUrl }) => (imageUrl === 'a' ? analysis : undefined),
      { first: 0, last: 1 },
    );
    expect(gaps).toEqual([
      { from: 400, to: 450 },
      { from: 950, to: 1030 },
    ]);
  });
});
