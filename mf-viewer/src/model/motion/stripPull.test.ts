import { sideOfPull } from './stripPull';

const atEnd = { wasAtEnd: true, wasAtStart: false, dx: 0, screen: 800 };
const atStart = { wasAtEnd: false, wasAtStart: true, dx: 0, screen: 800 };

describe('a finger that pulls at a strip', () => {
  it('reads on from its end, and goes back from its beginning', () => {
    expect(sideOfPull({ ...atEnd, dy: -200 })).toBe(1);
    expect(sideOfPull({ ...atStart, dy: 200 })).toBe(-1);
  });

  it('means nothing where the strip still moves', () => {
    expect(sideOfPull({ ...atEnd, dy: 200 })).toBe(0);
    expect(sideOfPull({ ...atStart, dy: -200 })).toBe(0);
    expect(sideOfPull({ ...atStart, wasAtStart: false, dy: 200 })).toBe(0);
  });

  it('means nothing when it is short, or goes to the side', () => {
    expect(sideOfPull({ ...atEnd, dy: -150 })).toBe(0);
    expect(sideOfPull({ ...atEnd, dy: -200, dx: 250 })).toBe(0);
  });
});
