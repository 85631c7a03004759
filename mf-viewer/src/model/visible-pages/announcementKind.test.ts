import { PageType } from '@komawari/shared-proto';
import { aBanner } from '@komawari/shared-proto/fixtures';
import type { Leaf } from '../chapter/leaves';
import { announcementKind, isWideSpread, pagesOfSpread } from './announcementKind';

function picture(index: number, width: number): Leaf {
  const size = { width, height: 1200 };
  return { kind: 'comic', index, number: index + 1, imageUrl: '', encryptionKey: '', type: PageType.SINGLE, ...size };
}

const LEAVES: Leaf[] = [
  picture(0, 800),
  picture(1, 800),
  picture(2, 1600),
  { kind: 'advertisement', index: 3, banner: aBanner() },
];

const alone = (index: number) => ({ first: index, last: index, slot: 'full' as const });
const pair = (first: number, last: number) => ({ first, last, slot: 'pair' as const });

it.each([
  ['a strip, which has no spreads', undefined, 'strip'],
  ['an upright page', alone(0), 'page'],
  ['a picture wider than high', alone(2), 'wide'],
  ['two pages', pair(0, 1), 'spread'],
  ['a leaf that is not a picture', alone(3), 'other'],
])('announcementKind recognizes %s', (_, spread, kind) => expect(announcementKind(LEAVES, spread)).toBe(kind));

it('pagesOfSpread returns the page numbers of a spread, and undefined for a non-picture leaf', () => {
  expect(pagesOfSpread(LEAVES, pair(0, 1))).toEqual({ from: 1, to: 2 });
  expect(pagesOfSpread(LEAVES, alone(2))).toEqual({ from: 3, to: 3 });
  expect(pagesOfSpread(LEAVES, alone(3))).toEqual({ from: undefined, to: undefined });
});

it('isWideSpread is true for a pair and for a wide picture', () => {
  expect([pair(0, 1), alone(2), alone(0), alone(3)].map((spread) => isWideSpread(LEAVES, spread))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
