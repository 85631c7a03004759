import { useImperativeHandle, useMemo, useRef } from 'react';
import { isComic } from '../chapter/leaves';
import { GuideMask } from '../guided/GuideMask';
import type { Guide } from '../guided/useGuide';
import { spreadBox } from '../layout/spreadBox';
import { type Spread, spreadIndexOf } from '../layout/spreads';
import type { StageProps } from '../stage/StageHandle';
import { useZoom } from '../zoom/useZoom';
import styles from './PagedStage.module.css';
import { SpreadView } from './SpreadView';
import { usePagedGestures } from './usePagedGestures';
import { useTrack } from './useTrack';

/** Spreads that stand ready on each side, so that fast turns always find paper. */
const READY_ON_EACH_SIDE = 2;

export interface PagedStageProps extends Omit<StageProps, 'onScrolled' | 'panelStops'> {
  spreads: readonly Spread[];
  /** Leads from panel to panel, where that is chosen. Spreads are single pages then. */
  guide: Guide | undefined;
}

/** Horizontal reading: one spread at a time, turned by a swipe, a tap, a key or the wheel. */
export function PagedStage({ chapter, settings, stage, place, spreads, guide, taps, renderOther, ref }: PagedStageProps) {
  const { isRtl, leaves } = chapter;
  const root = useRef<HTMLDivElement>(null);
  const current = useRef<HTMLDivElement>(null);
  const index = spreadIndexOf(spreads, place.looking);
  const turnTo = (to: number) => {
    const spread = spreads[Math.min(Math.max(0, to), spreads.length - 1)];
    // Within one spread the exact place stays as it is: turning to vertical and back loses nothing.
    if (spread && spread !== spreads[index]) place.reach({ leaf: spread.first, fraction: 0 }, spread.first);
  };
  const track = useTrack({ index, spreads, isRtl });
  const boxes = useMemo(
    () => spreads.map((spread) => spreadBox(leaves, spread, { stage, fit: settings.fit, isRtl, gap: settings.pairGap })),
    [spreads, leaves, stage, settings.fit, settings.pairGap, isRtl],
  );
  const isPicture = isComic(leaves[spreads[index]?.first ?? 0]);
  const panel = guide?.stop.kind === 'panel' ? guide.stop.box : undefined;
  const frame = { stage, content: boxes[index] ?? stage, isFree: guide !== undefined };
  const camera = guide && { box: panel };
  const zoom = useZoom({ element: current, frame, isRtl, page: index, isPicture, keepsZoom: settings.keepsZoom, camera });
  const turnsPage = (by: -1 | 1) => !guide?.staysFor(by) && spreads[index + by] !== undefined;
  const at = { index, isRtl, isPicture, turnsPage };
  const turn = (by: -1 | 1) => void (guide?.step(by) || turnTo(index + by));
  const handle = usePagedGestures({ root, track, zoom, stage, at, turn, taps });
  useImperativeHandle(ref, () => ({ ...handle, go: (leaf) => turnTo(spreadIndexOf(spreads, leaf)) }));
  const from = Math.max(0, index - READY_ON_EACH_SIDE);
  return (
    <div ref={root} className={styles.stage}>
      <div ref={track.ref} className={styles.track} style={{ transform: track.transform }}>
        {spreads.slice(from, index + READY_ON_EACH_SIDE + 1).map((spread, offset) => {
          const at = from + offset;
          const isCurrent = at === index;
          return (
            <div key={spread.first} className={styles.slot} style={{ left: `${track.percentOf(at)}%` }} inert={!isCurrent}>
              <div ref={isCurrent ? current : undefined} className={styles.view}>
                <SpreadView chapter={chapter} box={boxes[at]!} renderOther={renderOther} />
                {isCurrent && panel && <GuideMask box={panel} frame={frame} />}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
