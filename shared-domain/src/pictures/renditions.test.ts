import { renditionWidths } from './renditions';

test.each([
  [480, [240, 360]],
  [320, [240]],
  [960, [640]],
  [1280, [640, 960]],
  [240, []],
  [96, []],
])('a picture of %i pixels is kept in %j as well', (width, smaller) => {
  expect(renditionWidths(width)).toEqual(smaller);
});
