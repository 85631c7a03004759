import { usualPageSize } from '@komawari/shared-domain';
import { PageType } from '@komawari/shared-proto';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnalysisOf } from '../../model/analysis/analyzePixels';
import type { Box } from '../../model/bitmap/bitmap';
import { type ComicLeaf, isComic } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import {
  chapterCrop,
  croppedBox,
  ENOUGH_PAGES,
  isSameCrop,
  type Margins,
  marginsOf,
  stripEnds,
} from '../../model/framing/chapterCrop';

type Boxes = ReadonlyMap<number, Box>;
const NONE: Boxes = new Map();

interface Options {
  isOn: boolean;
  chapter: ReadingChapter;
  /** The chapter, or its twin in another language. Pages that lie over each other are cropped alike. */
  onStage: ReadingChapter;
  analysisOf: AnalysisOf;
  /** First and last leaf that is at least partly visible. */
  inSight: { first: number; last: number };
}

/**
 * Crops the margins of the pages on the stage, once they are known. Cropping is uniform and never changes a visible page, so that
 * nothing moves under the reader. When the reader switches it on, it changes the visible pages at once.
 */
export function useCrop({ isOn, chapter, onStage, analysisOf, inSight: { first, last } }: Options): ReadingChapter {
  const common = useCommonCrop(isOn, chapter, analysisOf);
  const [boxes, setBoxes] = useState(NONE);
  const wasOn = useRef(isOn);
  // A separate effect, so that turning a page causes no React update where nothing is cropped.
  useEffect(() => {
    if (isOn) return;
    wasOn.current = false;
    setBoxes(NONE);
  }, [isOn]);
  // It depends on which pages are visible at the moment when margins become known.
  useEffect(() => {
    if (!isOn) return;
    const mayMove = !wasOn.current;
    setBoxes((before) => {
      const after = common
        ? boxesOf(chapter, common, analysisOf, (leaf) =>
            mayMove || leaf < first || leaf > last ? undefined : (before.get(leaf) ?? null),
          )
        : NONE;
      return isSame(before, after) ? before : after;
    });
  }, [isOn, common, chapter, analysisOf, first, last]);
  return useMemo(() => {
    if (boxes.size === 0) return onStage;
    const leaves = onStage.leaves.map((leaf) => (isComic(leaf) ? cropped(leaf, boxes.get(leaf.index)) : leaf));
    return { ...onStage, leaves, usualSize: usualPageSize(leaves.filter(isComic)) };
  }, [onStage, boxes]);
}

/** The margins cropped from the chapter's pages, derived from all pages analyzed so far, once there are enough. */
function useCommonCrop(isOn: boolean, chapter: ReadingChapter, analysisOf: AnalysisOf): Margins | undefined {
  const [crop, setCrop] = useState<Margins>();
  useEffect(() => {
    if (!isOn) return;
    const ordinary = chapter.leaves.filter(isComic).filter((leaf) => isOrdinary(leaf, chapter));
    const known = ordinary.flatMap((leaf) => analysisOf(leaf)?.content ?? []);
    if (known.length === 0 || known.length < Math.min(ENOUGH_PAGES, ordinary.length)) return;
    const latest = chapterCrop(known.map(marginsOf), { isStrip: chapter.isVerticalOnly });
    setCrop((before) => (isSameCrop(before, latest) ? before : latest));
  }, [isOn, chapter, analysisOf]);
  return crop;
}

/** @param held what a leaf must keep now: its box, or `null` for none; `undefined` if it may change */
function boxesOf(
  chapter: ReadingChapter,
  common: Margins,
  analysisOf: AnalysisOf,
  held: (leaf: number) => Box | null | undefined,
): Boxes {
  const comics = chapter.leaves.filter(isComic);
  const boxes = new Map<number, Box>();
  for (const leaf of comics) {
    const kept = held(leaf.index);
    const box = kept === undefined ? boxOf(leaf) : kept;
    if (box) boxes.set(leaf.index, box);
  }
  return boxes;

  function boxOf(leaf: ComicLeaf): Box | undefined {
    const content = analysisOf(leaf)?.content;
    if (!content || !isOrdinary(leaf, chapter)) return undefined;
    const page = marginsOf(content);
    const ends = { isFirst: leaf === comics[0], isLast: leaf === comics.at(-1) };
    return croppedBox(page, chapter.isVerticalOnly ? stripEnds(page, common, ends) : common);
  }
}

/** Wide pages and the halves of a spread, which must meet, are not cropped. */
function isOrdinary({ type, width, height }: ComicLeaf, { usualSize, isVerticalOnly }: ReadingChapter): boolean {
  if (isVerticalOnly) return true;
  const shape = width / height / (usualSize.width / usualSize.height);
  return type === PageType.SINGLE && shape > 0.9 && shape < 1.1;
}

function cropped(leaf: ComicLeaf, crop: Box | undefined): ComicLeaf {
  return crop ? { ...leaf, crop, width: leaf.width * crop.w, height: leaf.height * crop.h } : leaf;
}

function isSame(a: Boxes, b: Boxes): boolean {
  return (
    a.size === b.size && [...a].every(([leaf, box]) => b.get(leaf) === box || JSON.stringify(b.get(leaf)) === JSON.stringify(box))
  );
}
