import { AUTO_HIDE_MS, areBarsVisible, type BarsEvent, INITIAL_BARS, reduceBars } from './barsState';

/** Plays events after the viewer opened at time 0. */
function after(...events: BarsEvent[]) {
  return [{ kind: 'opened', now: 0 } as const, ...events].reduce(reduceBars, INITIAL_BARS);
}
const isVisibleAfter = (...events: BarsEvent[]) => areBarsVisible(after(...events));
const at = (now: number): BarsEvent => ({ kind: 'timePassed', now });

describe('the bars of the viewer', () => {
  it('are shown when the viewer opens and hidden after 2000 ms', () => {
    expect(AUTO_HIDE_MS).toBe(2000);
    expect(isVisibleAfter()).toBe(true);
    expect(isVisibleAfter(at(1999))).toBe(true);
    expect(isVisibleAfter(at(2000))).toBe(false);
  });

  it('start their timeout when the viewer opens, even if the chapter was rendered long before', () => {
    expect(areBarsVisible([at(60_000)].reduce(reduceBars, INITIAL_BARS))).toBe(true);
    const opened = reduceBars(INITIAL_BARS, { kind: 'opened', now: 60_000 });
    expect(areBarsVisible(reduceBars(opened, at(61_999)))).toBe(true);
    expect(areBarsVisible(reduceBars(opened, at(62_000)))).toBe(false);
  });

  it.each(['panel', 'focus', 'slider', 'pointer'] as const)(
    'stay while held by %s, and restart their timeout on release',
    (by) => {
      const released: BarsEvent[] = [{ kind: 'held', by }, at(5000), { kind: 'released', by, now: 6000 }];
      expect(isVisibleAfter({ kind: 'held', by }, at(5000))).toBe(true);
      expect(isVisibleAfter(...released, at(7999))).toBe(true);
      expect(isVisibleAfter(...released, at(8000))).toBe(false);
    },
  );

  it('wait until the last of several holds is released', () => {
    const events: BarsEvent[] = [
      { kind: 'held', by: 'panel' },
      { kind: 'held', by: 'focus' },
      { kind: 'released', by: 'panel', now: 100 },
    ];
    expect(isVisibleAfter(...events, at(9000))).toBe(true);
  });

  it('stay visible after the reader shows them', () => {
    expect(isVisibleAfter({ kind: 'toggled' })).toBe(false);
    expect(isVisibleAfter({ kind: 'toggled' }, { kind: 'toggled' }, at(60_000))).toBe(true);
  });

  it('can be hidden by the reader while they have focus', () => {
    expect(isVisibleAfter(at(2000), { kind: 'held', by: 'focus' }, { kind: 'toggled' })).toBe(false);
  });

  it('are shown when they receive focus', () => {
    expect(isVisibleAfter(at(2000), { kind: 'held', by: 'focus' })).toBe(true);
  });

  it('are shown near the end, where a tap does not toggle them', () => {
    const nearEnd: BarsEvent = { kind: 'nearEnd', isNearEnd: true };
    expect(isVisibleAfter(at(2000), nearEnd)).toBe(true);
    expect(isVisibleAfter(nearEnd, { kind: 'toggled' })).toBe(true);
    expect(isVisibleAfter(at(2000), nearEnd, { kind: 'nearEnd', isNearEnd: false })).toBe(false);
  });

  it('hide on scrolling forward and show on scrolling back, each past a threshold', () => {
    const on = (by: number): BarsEvent => ({ kind: 'scrolled', by });
    expect(isVisibleAfter(on(20))).toBe(true);
    expect(isVisibleAfter(on(20), on(20))).toBe(false);
    expect(isVisibleAfter(on(40), on(-20))).toBe(false);
    expect(isVisibleAfter(on(40), on(-20), on(10), on(-20))).toBe(false);
    expect(isVisibleAfter(on(40), on(-20), on(-20))).toBe(true);
  });
});
