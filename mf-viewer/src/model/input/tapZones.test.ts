import fc from 'fast-check';
import { DEFAULT_SETTINGS } from '../settings/viewerSettings';
import { actionOfTap, type TapRule, tapRuleOf } from './tapZones';

const aTap = fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) });
const aLayout = fc.constantFrom('sides', 'corners', 'edge', 'kindle', 'off' as const);

const rule = (layout: TapRule['layout'], isRtl = false, inversion: TapRule['inversion'] = 'none'): TapRule => ({
  layout,
  inversion,
  isRtl,
});

describe('a tap', () => {
  it('turns the page on either side of the sides layout, and toggles the bars in the middle', () => {
    expect([0.1, 0.5, 0.9].map((x) => actionOfTap({ x, y: 0.5 }, rule('sides')))).toEqual(['previous', 'toggleBars', 'next']);
    expect([0.1, 0.5, 0.9].map((x) => actionOfTap({ x, y: 0.5 }, rule('sides', true)))).toEqual([
      'next',
      'toggleBars',
      'previous',
    ]);
  });

  it('goes back at the top of the corners layout and forward at the bottom', () => {
    expect([0.1, 0.5, 0.9].map((y) => actionOfTap({ x: 0.5, y }, rule('corners')))).toEqual(['previous', 'toggleBars', 'next']);
  });

  it('goes forward on both sides of the edge layout, and back at the bottom of its middle', () => {
    expect([0.1, 0.5, 0.9].map((x) => actionOfTap({ x, y: 0.5 }, rule('edge')))).toEqual(['next', 'toggleBars', 'next']);
    expect([0.1, 0.5, 0.9].map((x) => actionOfTap({ x, y: 0.9 }, rule('edge')))).toEqual(['next', 'previous', 'next']);
  });

  it('toggles the bars at the top of the kindle layout, goes back on the left third, and forward elsewhere', () => {
    expect([0.1, 0.5, 0.9].map((x) => actionOfTap({ x, y: 0.1 }, rule('kindle')))).toEqual(Array(3).fill('toggleBars'));
    expect([0.1, 0.5, 0.9].map((x) => actionOfTap({ x, y: 0.5 }, rule('kindle')))).toEqual(['previous', 'next', 'next']);
  });

  it('only toggles the bars when the zones are off', () => {
    fc.assert(fc.property(aTap, fc.boolean(), (tap, isRtl) => expect(actionOfTap(tap, rule('off', isRtl))).toBe('toggleBars')));
  });

  it('does in right-to-left reading what its mirror image does in left-to-right reading', () => {
    fc.assert(
      fc.property(aTap, aLayout, ({ x, y }, layout) => {
        expect(actionOfTap({ x, y }, rule(layout, true))).toBe(actionOfTap({ x: 1 - x, y }, rule(layout)));
      }),
    );
  });

  it('toggles the bars in the middle of the screen in every layout except kindle', () => {
    const middle = { x: 0.5, y: 0.5 };
    expect((['sides', 'corners', 'edge', 'off', 'kindle'] as const).map((layout) => actionOfTap(middle, rule(layout)))).toEqual([
      ...Array(4).fill('toggleBars'),
      'next',
    ]);
  });

  it('does what its mirror image does when the layout is inverted', () => {
    fc.assert(
      fc.property(aTap, aLayout, fc.boolean(), ({ x, y }, layout, isRtl) => {
        expect(actionOfTap({ x, y }, rule(layout, isRtl, 'x'))).toBe(actionOfTap({ x: 1 - x, y }, rule(layout, isRtl)));
        expect(actionOfTap({ x, y }, rule(layout, isRtl, 'y'))).toBe(actionOfTap({ x, y: 1 - y }, rule(layout, isRtl)));
        expect(actionOfTap({ x, y }, rule(layout, isRtl, 'both'))).toBe(actionOfTap({ x: 1 - x, y: 1 - y }, rule(layout, isRtl)));
      }),
    );
  });
});

describe('tapRuleOf', () => {
  it('selects the layout by reading mode until the reader chooses one', () => {
    expect(tapRuleOf(DEFAULT_SETTINGS, 'vertical', false).layout).toBe('corners');
    expect(tapRuleOf(DEFAULT_SETTINGS, 'horizontal', false).layout).toBe('sides');
    expect(tapRuleOf({ ...DEFAULT_SETTINGS, taps: 'edge', tapInversion: 'x' }, 'vertical', true)).toEqual(
      rule('edge', true, 'x'),
    );
  });
});
