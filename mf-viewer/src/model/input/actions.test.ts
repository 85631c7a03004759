import { ACTIONS, inReadingOrder, isHeldAction, VIEWER_ACTIONS } from './actions';

test('no default key has two actions', () => {
  const keys = VIEWER_ACTIONS.flatMap((action) => ACTIONS[action].keys as readonly string[]);
  expect(keys).toEqual([...new Set(keys)]);
});

test('isHeldAction is true for the magnifier and the other language only', () => {
  expect(VIEWER_ACTIONS.filter(isHeldAction)).toEqual(['magnify', 'peek']);
});

describe('inReadingOrder', () => {
  it('converts left and right to the next or previous page of the reading direction', () => {
    expect([inReadingOrder('left', false), inReadingOrder('right', false)]).toEqual(['previous', 'next']);
    expect([inReadingOrder('left', true), inReadingOrder('right', true)]).toEqual(['next', 'previous']);
  });

  it('returns every other action unchanged', () => {
    const others = VIEWER_ACTIONS.filter((action) => action !== 'left' && action !== 'right');
    for (const isRtl of [false, true]) expect(others.map((action) => inReadingOrder(action, isRtl))).toEqual(others);
  });
});
