import { directionFlags, READING_DIRECTIONS, readingDirection } from './readingDirection';

test.each(READING_DIRECTIONS)('the direction %s comes back out of the flags of the wire', (direction) => {
  expect(readingDirection(directionFlags(direction))).toBe(direction);
});

test('a strip has no right side to start from', () => {
  expect(readingDirection({ isVerticalOnly: true, startFromRight: true })).toBe('vertical');
});
