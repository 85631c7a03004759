import { PageType } from '@komawari/shared-proto';
import { aMangaPage, aMangaViewer } from '@komawari/shared-proto/fixtures';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import type { AnalysisOf } from '../../model/analysis/analyzePixels';
import { type ComicLeaf, isComic } from '../../model/chapter/leaves';
import { readingChapter } from '../../model/chapter/readingChapter';
import { useCrop } from './useCrop';

const box = { x: 0.1, y: 0.1, w: 0.8, h: 0.8 };
const sizes = { width: 1000, height: 1500 };
const chapter = readingChapter(
  aMangaViewer({
    isVerticalOnly: false,
    pages: [0, 1, 2, 3, 4, 5].map((page) =>
      aMangaPage({ imageUrl: `page ${page}`, ...sizes, type: page === 5 ? PageType.LEFT : PageType.SINGLE }),
    ),
  }),
);
const seen: AnalysisOf = () => ({ content: box, gaps: [], edge: 'white', panels: undefined });
const leafOf = (number: number) => chapter.leaves.filter(isComic).find((leaf) => leaf.number === number)!;
const unseen: AnalysisOf = () => undefined;

function setup(isOn: boolean, analysisOf: AnalysisOf) {
  const start = { isOn, analysisOf, inSight: { first: 0, last: 1 } };
  const hook = renderHook((props: typeof start) => useCrop({ ...props, chapter, onStage: chapter }), { initialProps: start });
  const widths = () => hook.result.current.leaves.filter(isComic).map((leaf: ComicLeaf) => Math.round(leaf.width));
  return { start, widths, rerender: hook.rerender };
}

describe('useCrop', () => {
  it('crops visible pages only after the reader turns them when margins become known late', () => {
    const { start, widths, rerender } = setup(true, unseen);
    expect(widths()).toEqual([1000, 1000, 1000, 1000, 1000, 1000]);
    rerender({ ...start, analysisOf: seen });
    const cropped = widths()[2]!;
    expect(cropped).toBeLessThan(830);
    expect(widths()).toEqual([1000, 1000, cropped, cropped, cropped, 1000]);
    rerender({ ...start, analysisOf: seen, inSight: { first: 2, last: 3 } });
    // Half of a spread is never cropped, so that it meets the other half.
    expect(widths()).toEqual([cropped, cropped, cropped, cropped, cropped, 1000]);
  });

  it('causes no extra render on a page turn while cropping is off', () => {
    let drawings = 0;
    const { result } = renderHook(() => {
      drawings += 1;
      const [page, turnTo] = useState(0);
      useCrop({ isOn: false, analysisOf: unseen, inSight: { first: page, last: page }, chapter, onStage: chapter });
      return turnTo;
    });
    for (const page of [1, 2, 3, 4]) act(() => result.current(page));
    expect(drawings).toBe(5);
  });

  it('crops visible pages at once when switched on, and restores them at once when switched off', () => {
    const { start, widths, rerender } = setup(false, seen);
    expect(widths()[0]).toBe(1000);
    rerender({ ...start, isOn: true });
    expect(widths()[0]).toBeLessThan(830);
    rerender(start);
    expect(widths()[0]).toBe(1000);
  });

  it('adapts the crop to later pages, not only to the first ones', () => {
    const narrow = { x: 0.02, y: 0.02, w: 0.96, h: 0.96 };
    const first: AnalysisOf = ({ number }) => (number <= 4 ? seen(leafOf(number)) : undefined);
    const all: AnalysisOf = (leaf) => (leaf.number <= 2 ? seen(leaf) : { ...seen(leaf)!, content: narrow });
    const { start, widths, rerender } = setup(false, first);
    rerender({ ...start, isOn: true });
    expect(widths()[2]).toBeLessThan(830);
    rerender({ ...start, isOn: true, analysisOf: all, inSight: { first: 4, last: 4 } });
    rerender({ ...start, isOn: true, analysisOf: all, inSight: { first: 5, last: 5 } });
    expect(new Set(widths().slice(0, 5)).size).toBe(1);
    expect(widths()[4]).toBeGreaterThan(950);
    expect(widths()[4]).toBeLessThan(1000);
  });
});
