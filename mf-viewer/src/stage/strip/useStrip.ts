import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isComic, type Leaf } from '../../model/chapter/leaves';
import { isBlurred } from '../../model/chapter/sharperPictures';
import { columnWidth } from '../../model/layout/columnWidth';
import { comicStripLeaf, stripGap } from '../../model/layout/comicStripLeaf';
import type { Size } from '../../model/layout/size';
import {
  focusedLeafOf,
  heightOf,
  layoutStrip,
  leavesBetween,
  pointAt,
  positionOf,
  type StripGeometry,
  type StripLeaf,
  type StripPoint,
  scrollTopOf,
} from '../../model/layout/stripGeometry';
import { EXTRA_LEAF_WIDTHS, type StageHandle, type StageProps } from '../StageHandle';
import { useLeafWindow } from './useLeafWindow';
import { useStripMotion } from './useStripMotion';
import { useStripStep } from './useStripStep';

const MAX_ZOOM = 4;
/** The height of a page that is not a picture, until it is rendered and measured. */
const EXTRA_LEAF_HEIGHTS = { last: 900, banners: 240, advertisement: 320 };

type Options = Pick<
  StageProps,
  'chapter' | 'settings' | 'stage' | 'position' | 'onScrolled' | 'onPastEnd' | 'onBlurred' | 'panelStops'
>;

/** A point of the strip that keeps its position on the screen while the strip changes. */
interface Anchor {
  point: StripPoint;
  /** The point's share of the strip's width. */
  across: number;
  /** The position on the screen that the point keeps. */
  x: number;
  y: number;
}

/**
 * Geometry, scrolling, zoom and position of a strip. Zooming lays the strip out wider, so that it stays sharp and still renders
 * only the leaves near the screen.
 */
export function useStrip(options: Options) {
  const { position, onScrolled, onPastEnd, panelStops } = options;
  const { leaves } = options.chapter;
  const scroller = useRef<HTMLDivElement>(null);
  const [inner, setInner] = useState<Size>(options.stage);
  const [zoom, setZoom] = useState(1);
  const { geometry, width, measure } = useStripGeometry({ ...options, inner, zoom });
  const { near, scrolledTo } = useLeafWindow(geometry, () => ({
    top: scrollTopOf(geometry, position.exact.current, inner.height),
    height: inner.height,
  }));
  /** The offset of our own last scroll, which is not a movement of the reader. */
  const settledTop = useRef(0);
  const anchor = useRef<Anchor>(undefined);
  const motion = useStripMotion(scroller, options.settings.isEink);
  const tellBlurred = useBlurredPages({ ...options, geometry, zoom, screen: inner.height });

  const handleScroll = useCallback(() => {
    // Only the scroll offset is read from the element: every such read may cause a layout.
    // The strip is mounted whenever something moves it.
    const top = scroller.current!.scrollTop;
    const { height } = inner;
    scrolledTo(top, height);
    tellBlurred(top);
    const by = top - settledTop.current;
    if (Math.abs(by) < 1) return;
    settledTop.current = top;
    onScrolled(by);
    const screen = { top, height };
    position.moveTo(positionOf(geometry, focusedLeafOf(geometry, screen), screen), 'later');
  }, [geometry, inner, scrolledTo, tellBlurred, onScrolled, position]);

  const scrollTo = useCallback((top: number) => {
    // The strip is mounted whenever something moves it.
    const element = scroller.current!;
    element.scrollTop = top;
    settledTop.current = element.scrollTop;
  }, []);

  // Restores the position whenever the geometry changes (resize, rotation, width, zoom), before the paint.
  useLayoutEffect(() => {
    // The strip is mounted whenever something moves it.
    const element = scroller.current!;
    const { clientWidth, clientHeight } = element;
    setInner((last) =>
      last.width === clientWidth && last.height === clientHeight ? last : { width: clientWidth, height: clientHeight },
    );
    const held = anchor.current;
    anchor.current = undefined;
    scrollTo(held ? heightOf(geometry, held.point) - held.y : scrollTopOf(geometry, position.exact.current, clientHeight));
    element.scrollLeft = held ? held.across * width - held.x : (width - clientWidth) / 2;
    if (held) position.moveTo(positionOf(geometry, held.point.leaf, { top: element.scrollTop, height: clientHeight }), 'now');
    scrolledTo(element.scrollTop, clientHeight);
    tellBlurred(element.scrollTop);
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of the geometry or of the stage size may set the scroll position
  }, [geometry, width, options.stage, scrollTo]);

  const zoomBy = useCallback(
    (factor: number | null, point?: { x: number; y: number }) => {
      // The strip is mounted whenever something moves it.
      const { scrollTop, scrollLeft, clientWidth, clientHeight } = scroller.current!;
      const { x, y } = point ?? { x: clientWidth / 2, y: clientHeight / 2 };
      anchor.current = { point: pointAt(geometry, scrollTop + y), across: (scrollLeft + x) / width, x, y };
      setZoom((last) => (factor === null ? 1 : Math.min(MAX_ZOOM, Math.max(1, last * factor))));
    },
    [geometry, width],
  );

  const step = useStripStep({ scroller, geometry, leaves, screen: inner.height, motion, panelStops, onPastEnd });
  const handle = useMemo<StageHandle>(
    () => ({
      go(leaf) {
        motion.stop();
        scrollTo(heightOf(geometry, { leaf, share: 0 }));
        position.moveTo({ leaf, fraction: 0 }, 'now');
        // The strip is mounted whenever something moves it.
        scrolledTo(scroller.current!.scrollTop, inner.height);
      },
      scroll: (share) => motion.by(share * inner.height),
      step,
      turn: step,
      zoom: (factor) => zoomBy(factor),
    }),
    [geometry, inner.height, scrolledTo, motion, position, scrollTo, step, zoomBy],
  );

  return { scroller, geometry, near, width, zoom, handleScroll, handle, measure, zoomBy, motion };
}

/** Reports the visible pages that are zoomed beyond the pixels of their pictures. */
function useBlurredPages({
  chapter: { leaves },
  geometry,
  zoom,
  screen,
  onBlurred,
}: Pick<Options, 'chapter' | 'onBlurred'> & { geometry: StripGeometry; zoom: number; screen: number }): (top: number) => void {
  return useCallback(
    (top) => {
      if (zoom === 1) return;
      const { first, last } = leavesBetween(geometry, top, top + screen);
      for (const leaf of leaves.slice(first, last + 1)) {
        // Every leaf has a box.
        const { width } = geometry.boxes[leaf.index]!;
        if (isComic(leaf) && isBlurred(leaf.width, width, devicePixelRatio)) onBlurred(leaf.index);
      }
    },
    [leaves, geometry, zoom, screen, onBlurred],
  );
}

/** The positions of all leaves, from the sizes of the pictures and the measured heights of the other pages. */
function useStripGeometry({ chapter, settings, inner, zoom }: Options & { inner: Size; zoom: number }) {
  const [measured, setMeasured] = useState<Readonly<Record<number, number>>>({});
  const column = columnWidth(inner.width, settings.stripWidth) * zoom;
  const [stageWidth, stageHeight] = [inner.width * zoom, inner.height * zoom];
  const geometry = useMemo(() => {
    const leaves = chapter.leaves.map((leaf) => stripLeaf(leaf, { usual: chapter.usualSize, measured, zoom }));
    const gap = stripGap(chapter.isVerticalOnly, settings.stripGap);
    return layoutStrip(leaves, { stageWidth, stageHeight, columnWidth: column, gap });
  }, [chapter, measured, zoom, stageWidth, stageHeight, column, settings.stripGap]);
  const measure = useCallback((leaf: number, height: number) => {
    if (height > 0) setMeasured((last) => (last[leaf] === height ? last : { ...last, [leaf]: height }));
  }, []);
  const width = Math.max(inner.width, ...geometry.boxes.map((box) => box.width));
  return { geometry, width, measure };
}

interface LeafOptions {
  usual: Size;
  measured: Readonly<Record<number, number>>;
  zoom: number;
}

function stripLeaf(leaf: Leaf, { usual, measured, zoom }: LeafOptions): StripLeaf {
  if (leaf.kind === 'comic') return comicStripLeaf(leaf, usual, zoom);
  return { kind: 'fixed', width: EXTRA_LEAF_WIDTHS[leaf.kind], height: measured[leaf.index] ?? EXTRA_LEAF_HEIGHTS[leaf.kind] };
}
