import type { StripBox } from '../layout/stripGeometry';
import { scrollStep } from './scrollStep';

const SCREEN = 900;
const page = (top: number): StripBox => ({ top, height: 1200, width: 800 });
const scroll = (top: number): StripBox => ({ top, height: 700, width: 1440, scrollWidth: 5000 });
const boxes = [page(0), scroll(1200), page(1900)];
const step = (top: number, by: 1 | -1, isLeft = true) => scrollStep({ top, screen: SCREEN, by }, boxes, () => isLeft);

test('scrollStep centers a horizontal scroll that comes into view, from above and from below', () => {
  expect(step(800, 1)).toEqual({ kind: 'to', top: 1100 });
  expect(step(1500, -1)).toEqual({ kind: 'to', top: 1100 });
});

test('scrollStep moves across a horizontal scroll that is fully visible, in both directions', () => {
  expect([step(1100, 1), step(1100, -1)]).toEqual([
    { kind: 'across', leaf: 1 },
    { kind: 'across', leaf: 1 },
  ]);
});

test('scrollStep is undefined when the horizontal scroll is read, passed or absent', () => {
  expect(step(1100, 1, false)).toBeUndefined();
  expect(step(1500, 1)).toBeUndefined();
  expect(step(800, -1)).toBeUndefined();
  expect(step(0, 1)).toBeUndefined();
});
