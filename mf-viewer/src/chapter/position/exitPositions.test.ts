import { createExitPositions } from './exitPositions';

const leftIn = (chapterId: number, leaf = 0) => ({ chapterId, position: { leaf, fraction: 0 }, pictures: [] });

test('remembers the latest exit position of each chapter, and which chapter was left last', () => {
  const positions = createExitPositions();
  expect(positions.last()).toBeUndefined();
  positions.leave(leftIn(41, 3));
  positions.leave(leftIn(42));
  positions.leave(leftIn(41, 5));
  expect(positions.of(41)).toEqual(leftIn(41, 5));
  expect(positions.of(42)).toEqual(leftIn(42));
  expect(positions.of(43)).toBeUndefined();
  expect(positions.last()).toEqual(leftIn(41, 5));
});
