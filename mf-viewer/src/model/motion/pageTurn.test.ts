import { dragOffset, sideAfterRelease, turnOfSide } from './pageTurn';

describe('releasing a dragged page', () => {
  it('turns it when it was dragged far enough', () => {
    expect(sideAfterRelease({ dx: -120, vx: 0, stageWidth: 400 })).toBe(1);
    expect(sideAfterRelease({ dx: 120, vx: 0, stageWidth: 400 })).toBe(-1);
    expect(sideAfterRelease({ dx: -60, vx: 0, stageWidth: 400 })).toBe(0);
  });

  it('turns it when it was flicked, however short', () => {
    expect(sideAfterRelease({ dx: -15, vx: -0.6, stageWidth: 400 })).toBe(1);
  });

  it('springs back when it was flicked back', () => {
    expect(sideAfterRelease({ dx: -200, vx: 0.6, stageWidth: 400 })).toBe(0);
  });

  it('turns forward from the left side in right-to-left reading', () => {
    expect([turnOfSide(-1, true), turnOfSide(1, true), turnOfSide(1, false), turnOfSide(0, true)]).toEqual([1, -1, 1, 0]);
  });

  it('damps the drag where there is no page to turn to', () => {
    expect(dragOffset(100, true)).toBe(100);
    expect(dragOffset(100, false)).toBe(30);
  });
});
