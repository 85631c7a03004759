import { directionFlags, READING_DIRECTIONS, readingDirection } from './readingDirection';

test.each(READING_DIRECTIONS)('direction %s is restored from the wire’s flags', (direction) => {
  expect(readingDirection(directionFlags(direction))).toBe(direction);
});

test('a vertical strip ignores startFromRight', () => {
  expect(readingDirection({ isVerticalOnly: true, startFromRight: true })).toBe('vertical');
});
