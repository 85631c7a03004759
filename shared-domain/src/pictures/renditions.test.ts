import { renditionWidths } from './renditions';

test.each([
  [480, [240, 360]],
  [320, [240]],
  [960, [640]],
  [1280, [640, 960]],
  [240, []],
  [96, []],
])('an image of %i pixels also has the widths %j', (width, smaller) => {
  expect(renditionWidths(width)).toEqual(smaller);
});
