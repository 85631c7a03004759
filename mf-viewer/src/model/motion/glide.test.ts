import fc from 'fast-check';
import { glidedBy, glideTime } from './glide';

const aSpeed = fc.double({ min: -8, max: 8, noNaN: true });
const aTime = fc.double({ min: 0, max: 3000, noNaN: true });

test('a glide covers the same distance at any frame rate', () => {
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

test('a glide keeps its direction and slows down', () => {
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

test('a glide starts with the release velocity, and does not happen at zero velocity', () => {
  expect(glidedBy(2, 1)).toBeCloseTo(2, 1);
  expect(glideTime(0)).toBe(0);
  expect(glideTime(-2)).toBe(glideTime(2));
});
