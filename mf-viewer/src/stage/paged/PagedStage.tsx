import { useImperativeHandle, useMemo, useRef } from 'react';
import { isComic } from '../../model/chapter/leaves';
import { isBlurred } from '../../model/chapter/sharperPictures';
import { spreadBox } from '../../model/layout/spreadBox';
import { type Spread, spreadIndexOf } from '../../model/layout/spreads';
import { GuideMask } from '../guided/GuideMask';
import type { Guide } from '../guided/useGuide';
import type { StageProps } from '../StageHandle';
import { useZoom } from '../zoom/useZoom';
import styles from './PagedStage.module.css';
import { SpreadView } from './SpreadView';
import { usePagedGestures } from './usePagedGestures';
import { usePagedGlide } from './usePagedGlide';
import { useTrack } from './useTrack';
import { useTurning } from './useTurning';

/** Spreads rendered ahead on each side, so that fast turns always find a page. */
const READY_ON_EACH_SIDE = 2;

export interface PagedStageProps extends Omit<StageProps, 'onScrolled' | 'panelStops'> {
  spreads: readonly Spread[];
  /** The leaf in focus. */
  focusedLeaf: number;
  /** Leads the reader from panel to panel, if the reader chose that. Spreads are then single pages. */
  guide: Guide | undefined;
}

/** Horizontal reading: one spread at a time, turned by a swipe, a tap, a key or the wheel. */
export function PagedStage({
  chapter,
  settings,
  stage,
  position,
  focusedLeaf,
  spreads,
  guide,
  taps,
  onPastEnd,
  onBlurred,
  renderExtra,
  ref,
}: PagedStageProps) {
  const { isRtl, leaves, usualSize: usual } = chapter;
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLDivElement>(null);
  const index = spreadIndexOf(spreads, focusedLeaf);
  const track = useTrack({ index, spreads, isRtl });
  const boxes = useMemo(
    () => spreads.map((spread) => spreadBox(leaves, spread, { stage, fit: settings.fit, isRtl, usual, gap: settings.pairGap })),
    [spreads, leaves, stage, settings.fit, settings.pairGap, isRtl, usual],
  );
  const isPicture = isComic(leaves[spreads[index]?.first ?? 0]);
  const panel = guide?.stop.kind === 'panel' ? guide.stop.box : undefined;
  const frame = { stage, content: boxes[index] ?? stage, isFree: guide !== undefined };
  const camera = guide && { box: panel };
  const tellBlurred = (at: number, scale: number) => {
    for (const { leaf, width } of boxes[at]?.pages ?? []) {
      const page = leaves[leaf];
      if (isComic(page) && isBlurred(page.width, width * scale, devicePixelRatio)) onBlurred(leaf);
    }
  };
  const zoom = useZoom({
    element: current,
    frame,
    isRtl,
    page: index,
    isPicture,
    keepsZoom: settings.keepsZoom,
    onZoomed: tellBlurred,
    camera,
    isAhead: track.isAhead,
  });
  const turnsPage = (by: -1 | 1) => !guide?.staysFor(by) && spreads[track.at() + by] !== undefined;
  const at = { isRtl, isPicture, turnsPage };
  const contentOf = (to: number) => ({ size: boxes[to] ?? stage, isPicture: isComic(leaves[spreads[to]?.first ?? 0]) });
  const turning = useTurning({ root, track, zoom, position, spreads, guide, contentOf, onPastEnd });
  const glide = usePagedGlide({ root, track, zoom, isStill: settings.isEink });
  const handle = usePagedGestures({ root, current, track, zoom, glide, stage, at, turning, taps });
  useImperativeHandle(ref, () => ({ ...handle, go: (leaf) => turning.jump(spreadIndexOf(spreads, leaf)) }));
  const from = Math.max(0, index - READY_ON_EACH_SIDE);
  return (
    <div ref={root} className={styles.stage}>
      <div ref={track.ref} className={styles.track}>
        {spreads.slice(from, index + READY_ON_EACH_SIDE + 1).map((spread, offset) => {
          const at = from + offset;
          const isCurrent = at === index;
          const box = boxes[at];
          return (
            <div key={spread.first} className={styles.slot} style={{ left: `${track.percentOf(at)}%` }} inert={!isCurrent}>
              <div ref={isCurrent ? current : undefined} className={styles.view} data-spread={at}>
                {box && <SpreadView chapter={chapter} box={box} renderExtra={renderExtra} />}
                {isCurrent && panel && <GuideMask box={panel} frame={frame} />}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
