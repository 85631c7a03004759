import fc from 'fast-check';
import { glidedBy, glideTime } from './glide';

const aSpeed = fc.double({ min: -8, max: 8, noNaN: true });
const aTime = fc.double({ min: 0, max: 3000, noNaN: true });

test('a glide goes as far on a fast screen as on a slow one', () => {
  fc.assert(
    fc.property(aSpeed, fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (speed, few, many) => {
      const end = glideTime(speed);
      const walk = (frames: number) => {
        let at = 0;
        for (let n = 1; n <= frames; n += 1)
          at += glidedBy(speed, (end * n) / frames) - glidedBy(speed, (end * (n - 1)) / frames);
        return at;
      };
      expect(walk(few)).toBeCloseTo(walk(many), 6);
    }),
  );
});

test('it goes on in its direction, slower and slower', () => {
  fc.assert(
    fc.property(aSpeed, aTime, (speed, time) => {
      const [first, second] = [
        glidedBy(speed, time + 50) - glidedBy(speed, time),
        glidedBy(speed, time + 100) - glidedBy(speed, time + 50),
      ];
      expect(Math.abs(second)).toBeLessThanOrEqual(Math.abs(first) + 1e-9);
      expect(first * Math.sign(speed)).toBeGreaterThanOrEqual(-1e-9);
    }),
  );
});

test('it begins with the speed of the hand, and what was held still does not glide', () => {
  expect(glidedBy(2, 1)).toBeCloseTo(2, 1);
  expect(glideTime(0)).toBe(0);
  expect(glideTime(-2)).toBe(glideTime(2));
});
