import { PageType } from '@komawari/shared-proto';
import { DEFAULT_SETTINGS, type TitleSettings } from '../settings/viewerSettings';
import type { OpeningChapter, OpeningPage } from './openingChapter';
import { openingScreen } from './openingScreen';

const PHONE = { width: 400, height: 800 };
const DESKTOP = { width: 1600, height: 1000 };
const START = { leaf: 0, fraction: 0 };

const page = (number: number, more: Partial<OpeningPage> = {}): OpeningPage => ({
  ...{ number, imageUrl: `/images/${number}`, encryptionKey: 'a1', width: 800, height: 1200, type: PageType.SINGLE },
  ...more,
});

function aChapter(more: Partial<OpeningChapter> = {}): OpeningChapter {
  return { chapterId: 7, titleId: 1, isVerticalOnly: false, isRtl: true, pages: [1, 2, 3, 4, 5].map((n) => page(n)), ...more };
}

interface Opening {
  chapter?: Partial<OpeningChapter>;
  settings?: Partial<TitleSettings>;
  screen?: typeof PHONE;
  position?: typeof START;
}

function screenOf({ chapter, settings, screen = PHONE, position = START }: Opening) {
  return openingScreen(aChapter(chapter), { chosen: { ...DEFAULT_SETTINGS, ...settings }, screen, position });
}

const placesOf = (opening: Opening) =>
  screenOf(opening).boxes.map(({ page: { number }, left, top, width, height }) => [number, left, top, width, height]);

describe('the first screen of a strip', () => {
  test('contains the visible pages, below each other', () => {
    expect(placesOf({})).toEqual([
      [1, 0, 0, 400, 600],
      [2, 0, 630, 400, 600],
    ]);
    expect(screenOf({}).strip).toEqual({ total: 3120, top: 0 });
  });

  test('has the chosen width and is centered', () => {
    expect(placesOf({ settings: { stripWidth: 50 } })[0]).toEqual([1, 100, 0, 200, 300]);
  });

  test('starts at the position of the reader', () => {
    const opening = screenOf({ position: { leaf: 2, fraction: 0.5 } });
    expect(opening.strip?.top).toBe(1560);
    expect(opening.boxes.map(({ page }) => page.number)).toEqual([3, 4]);
  });

  test('has no gaps in a vertical-only chapter', () => {
    expect(placesOf({ chapter: { isVerticalOnly: true }, settings: { mode: 'horizontal' } })[1]).toEqual([2, 0, 600, 400, 600]);
  });

  test('shows part of a picture that scrolls horizontally', () => {
    const [box] = screenOf({ chapter: { pages: [page(1, { width: 6000, height: 600 })] } }).boxes;
    expect(box).toMatchObject({ width: 400, left: 0 });
    expect(box!.pictureWidth).toBeGreaterThan(4000);
  });
});

describe('the first screen of a book', () => {
  const book = { mode: 'horizontal' } as const;

  test('is one centered page on a phone', () => {
    expect(placesOf({ settings: book })).toEqual([[1, 0, 100, 400, 600]]);
  });

  test('is a pair on a wide screen, ordered by reading direction', () => {
    const position = { leaf: 1, fraction: 0 };
    const [left, right] = placesOf({ settings: book, screen: DESKTOP, position });
    expect([left, right]).toEqual([
      [3, 133, 0, 667, 1000],
      [2, 800, 0, 667, 1000],
    ]);
    expect(placesOf({ settings: book, screen: DESKTOP, position, chapter: { isRtl: false } }).map(([number]) => number)).toEqual([
      2, 3,
    ]);
    expect(placesOf({ settings: { ...book, pageOrder: 'ltr' }, screen: DESKTOP, position }).map(([number]) => number)).toEqual([
      2, 3,
    ]);
  });

  test('leaves the other half empty beside a lone first page', () => {
    expect(placesOf({ settings: book, screen: DESKTOP })).toEqual([[1, 133, 0, 667, 1000]]);
  });

  test('starts at the top, and on the side that is read first, of a page larger than the screen', () => {
    expect(placesOf({ settings: { ...book, fit: 'width', layout: 'single' }, screen: DESKTOP })).toEqual([[1, 0, 0, 1600, 2400]]);
    expect(placesOf({ settings: { ...book, fit: 'height' } })).toEqual([[1, -133, 0, 533, 800]]);
  });

  test('is used for a chapter marked as a strip when isBook is set', () => {
    const settings = { ...book, isBook: true };
    expect(screenOf({ chapter: { isVerticalOnly: true }, settings }).strip).toBeUndefined();
  });
});

test('the first screen is empty with two languages side by side, except on a phone', () => {
  expect(placesOf({ settings: { peeksBeside: true }, screen: DESKTOP })).toEqual([]);
  expect(placesOf({ settings: { peeksBeside: true } })).toHaveLength(2);
});
