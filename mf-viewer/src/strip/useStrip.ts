import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Leaf } from '../chapter/leaves';
import { heightOf, layoutStrip, leavesBetween, placeAt, type StripLeaf } from '../layout/stripGeometry';
import { type Size } from '../layout/stage';
import { OTHER_WIDTHS, type StageHandle, type StageProps } from '../stage/StageHandle';
import { columnWidth } from './columnWidth';

/** Between pages; none where pages are pieces of one long picture (spec §9). */
const PAGE_MARGIN_PX = 30;
/** Screens that are drawn before and after the one in sight. */
const NEAR = { before: 1.5, after: 2.5 };
/** The line of the screen that the reader looks at. */
const EYE = 0.45;
/** Of a page that is no picture, until it was drawn and measured. */
const OTHER_HEIGHT_PX = { last: 900, banners: 240, advertisement: 320 };

type Options = Pick<StageProps, 'chapter' | 'settings' | 'stage' | 'place' | 'onScrolled'>;

/** Geometry, scrolling and place of a strip. */
export function useStrip({ chapter, settings, stage, place, onScrolled }: Options) {
  const scroller = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<Readonly<Record<number, number>>>({});
  const [zoom, setZoom] = useState(1);
  const [inner, setInner] = useState<Size>(stage);
  const column = columnWidth(inner.width, settings.stripWidth) * zoom;
  const geometry = useMemo(() => {
    const leaves = chapter.leaves.map((leaf) => stripLeaf(leaf, chapter.usualSize, measured));
    const gap = chapter.isVerticalOnly ? 0 : PAGE_MARGIN_PX;
    return layoutStrip(leaves, { stageWidth: Math.max(inner.width, column), columnWidth: column, gap });
  }, [chapter, measured, inner.width, column]);
  const [near, setNear] = useState(() => nearOf(geometry, heightOf(geometry, place.exact.current), inner.height));
  /** Where we scrolled to ourselves: that is not the reader moving. */
  const settledTop = useRef(0);

  const look = useCallback(() => {
    const { scrollTop: top, clientHeight: height, scrollHeight } = scroller.current!;
    setNear((last) => {
      const next = nearOf(geometry, top, height);
      return next.first === last.first && next.last === last.last ? last : next;
    });
    const by = top - settledTop.current;
    if (Math.abs(by) < 1) return;
    settledTop.current = top;
    onScrolled(by);
    const isAtEnd = top + height >= scrollHeight - 2;
    const looking = isAtEnd ? geometry.boxes.length - 1 : placeAt(geometry, top + height * EYE).leaf;
    place.reach(placeAt(geometry, top), looking);
  }, [geometry, onScrolled, place]);

  const scrollTo = useCallback((top: number) => {
    const element = scroller.current!;
    element.scrollTop = top;
    settledTop.current = element.scrollTop;
  }, []);

  // The place is found again whenever the geometry changes, before anything is painted: resize, rotation, width, zoom.
  useLayoutEffect(() => {
    const { clientWidth: width, clientHeight: height } = scroller.current!;
    setInner((last) => (last.width === width && last.height === height ? last : { width, height }));
    scrollTo(heightOf(geometry, place.exact.current));
    setNear(nearOf(geometry, scroller.current!.scrollTop, height));
    // `place` moves with every page; only geometry and screen ask for this.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [geometry, stage, scrollTo]);

  const handle = useMemo<StageHandle>(() => {
    const by = (pixels: number) => scroller.current!.scrollBy({ top: pixels, behavior: scrollBehavior() });
    const go = (leaf: number) => {
      scrollTo(heightOf(geometry, { leaf, fraction: 0 }));
      place.reach({ leaf, fraction: 0 }, leaf);
      setNear(nearOf(geometry, scroller.current!.scrollTop, inner.height));
    };
    return {
      go,
      scroll: (share) => by(share * inner.height),
      step: (direction) => by(direction * inner.height * 0.9),
      turn: (direction) => by(direction * inner.height * 0.9),
      zoom: (factor) => setZoom((last) => (factor === null ? 1 : Math.min(4, Math.max(1, last * factor)))),
    };
  }, [geometry, inner.height, place, scrollTo]);

  const measure = useCallback((leaf: number, height: number) => {
    if (height > 0) setMeasured((last) => (last[leaf] === height ? last : { ...last, [leaf]: height }));
  }, []);

  return { scroller, geometry, near, width: Math.max(inner.width, column), look, handle, measure };
}

/** A cover that was scanned a little wider is still a page. */
const WIDER = 1.2;

function stripLeaf(leaf: Leaf, usual: Size, measured: Readonly<Record<number, number>>): StripLeaf {
  if (leaf.kind === 'comic') {
    const columns = leaf.width / usual.width;
    return { kind: 'ratio', width: leaf.width, height: leaf.height, columns: columns > WIDER ? columns : 1 };
  }
  return { kind: 'fixed', width: OTHER_WIDTHS[leaf.kind], height: measured[leaf.index] ?? OTHER_HEIGHT_PX[leaf.kind] };
}

function nearOf(geometry: ReturnType<typeof layoutStrip>, top: number, height: number) {
  return leavesBetween(geometry, top - NEAR.before * height, top + (1 + NEAR.after) * height);
}

function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
