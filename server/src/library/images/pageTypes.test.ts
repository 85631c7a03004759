import { PageType } from '@komawari/shared-proto';
import { pageTypes, spreadStarts } from './pageTypes';

const { SINGLE, LEFT, RIGHT, DOUBLE } = PageType;
const PORTRAIT = { width: 1000, height: 1500 };
const SPREAD = { width: 2000, height: 1500 };

test('file names mark halves and whole spreads', () => {
  expect(pageTypes(['1.png', '2.left.png', '3.right.jpg', '4.DOUBLE.webp'], [PORTRAIT, PORTRAIT, PORTRAIT, PORTRAIT])).toEqual([
    SINGLE,
    LEFT,
    RIGHT,
    DOUBLE,
  ]);
});

test('a page of twice the width of the portrait pages is a spread, but a lettering strip is not', () => {
  const lettering = { width: 1000, height: 265 };
  expect(pageTypes(['1', '2', '3', '4'], [PORTRAIT, SPREAD, PORTRAIT, lettering])).toEqual([SINGLE, DOUBLE, SINGLE, SINGLE]);
});

test('a comic of landscape pages has no spreads', () => {
  expect(pageTypes(['1', '2', '3'], [SPREAD, SPREAD, PORTRAIT])).toEqual([SINGLE, SINGLE, SINGLE]);
});

test('ComicInfo applies if the file name has no mark', () => {
  expect(pageTypes(['1.png', '2.left.png'], [PORTRAIT, PORTRAIT], new Set([0, 1]))).toEqual([DOUBLE, LEFT]);
});

test('spreadStarts pairs two consecutive halves, and uses each half once', () => {
  expect([...spreadStarts([SINGLE, RIGHT, LEFT, SINGLE])]).toEqual([1]);
  expect([...spreadStarts([RIGHT, LEFT, RIGHT, LEFT])]).toEqual([0, 2]);
  expect([...spreadStarts([LEFT, LEFT, RIGHT, DOUBLE, LEFT])]).toEqual([1]);
});
