import { PageType } from '@komawari/shared-proto';
import { pageTypes, spreadStarts } from './pageTypes';

const { SINGLE, LEFT, RIGHT, DOUBLE } = PageType;
const PORTRAIT = { width: 1000, height: 1500 };
const SPREAD = { width: 2000, height: 1500 };

test('names tell the halves of a spread and whole ones', () => {
  expect(pageTypes(['1.png', '2.left.png', '3.right.jpg', '4.DOUBLE.webp'], [PORTRAIT, PORTRAIT, PORTRAIT, PORTRAIT])).toEqual([
    SINGLE,
    LEFT,
    RIGHT,
    DOUBLE,
  ]);
});

test('among portrait pages a page of twice their width is a spread, and a strip of lettering is not', () => {
  const lettering = { width: 1000, height: 265 };
  expect(pageTypes(['1', '2', '3', '4'], [PORTRAIT, SPREAD, PORTRAIT, lettering])).toEqual([SINGLE, DOUBLE, SINGLE, SINGLE]);
});

test('in a comic of landscape pages none is a spread', () => {
  expect(pageTypes(['1', '2', '3'], [SPREAD, SPREAD, PORTRAIT])).toEqual([SINGLE, SINGLE, SINGLE]);
});

test("ComicInfo's word counts where the name says nothing", () => {
  expect(pageTypes(['1.png', '2.left.png'], [PORTRAIT, PORTRAIT], new Set([0, 1]))).toEqual([DOUBLE, LEFT]);
});

test('two halves that follow each other are a spread, and no half is in two of them', () => {
  expect([...spreadStarts([SINGLE, RIGHT, LEFT, SINGLE])]).toEqual([1]);
  expect([...spreadStarts([RIGHT, LEFT, RIGHT, LEFT])]).toEqual([0, 2]);
  expect([...spreadStarts([LEFT, LEFT, RIGHT, DOUBLE, LEFT])]).toEqual([1]);
});
