import fc from 'fast-check';
import { actionOfTap } from './tapZones';

const aTap = fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) });
const aLayout = fc.constantFrom('sides', 'corners', 'edge', 'kindle', 'off' as const);

describe('a tap', () => {
  it('on a side turns the page to that side, and in the middle toggles the bars', () => {
    expect([0.1, 0.5, 0.9].map((x) => actionOfTap({ x, y: 0.5 }, 'sides', false))).toEqual(['previous', 'toggleBars', 'next']);
    expect([0.1, 0.5, 0.9].map((x) => actionOfTap({ x, y: 0.5 }, 'sides', true))).toEqual(['next', 'toggleBars', 'previous']);
  });

  it('at the top of a strip turns back and at the bottom goes on', () => {
    expect([0.1, 0.5, 0.9].map((y) => actionOfTap({ x: 0.5, y }, 'corners', false))).toEqual(['previous', 'toggleBars', 'next']);
  });

  it('only toggles the bars when the zones are off', () => {
    fc.assert(fc.property(aTap, fc.boolean(), (tap, isRtl) => expect(actionOfTap(tap, 'off', isRtl)).toBe('toggleBars')));
  });

  it('in a book from the right does what its mirror image does in a book from the left', () => {
    fc.assert(
      fc.property(aTap, aLayout, ({ x, y }, layout) => {
        expect(actionOfTap({ x, y }, layout, true)).toBe(actionOfTap({ x: 1 - x, y }, layout, false));
      }),
    );
  });

  it('in the middle of the screen toggles the bars in every layout but one made for one hand', () => {
    const middle = { x: 0.5, y: 0.5 };
    expect((['sides', 'corners', 'edge', 'off'] as const).map((layout) => actionOfTap(middle, layout, false))).toEqual(
      Array(4).fill('toggleBars'),
    );
  });
});
