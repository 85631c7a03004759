import { createPlacesLeft } from './placesLeft';

const placeIn = (chapterId: number, leaf = 0) => ({ chapterId, position: { leaf, fraction: 0 }, pictures: [] });

test('each chapter is remembered where it was left the last time, and which one was the last', () => {
  const places = createPlacesLeft();
  expect(places.last()).toBeUndefined();
  places.leave(placeIn(41, 3));
  places.leave(placeIn(42));
  places.leave(placeIn(41, 5));
  expect(places.of(41)).toEqual(placeIn(41, 5));
  expect(places.of(42)).toEqual(placeIn(42));
  expect(places.of(43)).toBeUndefined();
  expect(places.last()).toEqual(placeIn(41, 5));
});
