import { sideOfPull } from './stripPull';

const atEnd = { wasAtEnd: true, wasAtStart: false, dx: 0, screen: 800 };
const atStart = { wasAtEnd: false, wasAtStart: true, dx: 0, screen: 800 };

describe('sideOfPull', () => {
  it('goes forward on a pull at the end, and back on a pull at the start', () => {
    expect(sideOfPull({ ...atEnd, dy: -200 })).toBe(1);
    expect(sideOfPull({ ...atStart, dy: 200 })).toBe(-1);
  });

  it('is 0 when the strip can still scroll in that direction', () => {
    expect(sideOfPull({ ...atEnd, dy: 200 })).toBe(0);
    expect(sideOfPull({ ...atStart, dy: -200 })).toBe(0);
    expect(sideOfPull({ ...atStart, wasAtStart: false, dy: 200 })).toBe(0);
  });

  it('is 0 for a short pull and for a sideways one', () => {
    expect(sideOfPull({ ...atEnd, dy: -150 })).toBe(0);
    expect(sideOfPull({ ...atEnd, dy: -200, dx: 250 })).toBe(0);
  });
});
