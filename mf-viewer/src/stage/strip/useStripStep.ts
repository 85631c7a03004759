import { type RefObject, useCallback } from 'react';
import type { Leaf } from '../../model/chapter/leaves';
import { nextStop, stripGaps } from '../../model/guided/panelStep';
import { isStripEnd, leavesBetween, type StripGeometry } from '../../model/layout/stripGeometry';
import { scrollStep } from '../../model/motion/scrollStep';
import type { StageHandle, StageProps } from '../StageHandle';
import type { StripMotion } from './useStripMotion';
import { wideScrollProgress } from './wideScrollProgress';

/** The share of the screen by which a key or a tap scrolls. */
const STEP_SHARE = 0.9;

interface Options extends Pick<StageProps, 'panelStops' | 'onPastEnd'> {
  scroller: RefObject<HTMLElement | null>;
  geometry: StripGeometry;
  leaves: readonly Leaf[];
  /** The visible height of the strip. */
  screen: number;
  motion: StripMotion;
}

/**
 * One step through the strip: along a visible wide scroll, or else to the next panel if steps stop at panels, or else by a share
 * of the screen. At the end of the strip, the step leaves it.
 */
export function useStripStep(options: Options): StageHandle['step'] {
  const { scroller, geometry, leaves, screen, motion, panelStops, onPastEnd } = options;
  return useCallback(
    (by) => {
      const top = motion.top();
      // The strip is mounted whenever something moves it.
      const across = (leaf: number) => wideScrollProgress(scroller.current!, leaf);
      const scroll = scrollStep({ top, screen, by }, geometry.boxes, (leaf) => across(leaf)?.isLeft(by) ?? false);
      if (scroll?.kind === 'across') return across(scroll.leaf)?.move(by * STEP_SHARE);
      if (isStripEnd({ top, screen, total: geometry.total }, by)) {
        // The reader must see the step in progress first.
        if (!motion.isStepping()) onPastEnd(by);
        return;
      }
      if (scroll) return motion.by(scroll.top - top);
      if (!panelStops) return motion.by(by * STEP_SHARE * screen);
      panelStops.ask();
      const near = leavesBetween(geometry, top - screen, top + screen * 2);
      const gaps = stripGaps(geometry, leaves, panelStops.analysisOf, near);
      motion.by(nextStop({ top, screen, total: geometry.total, by, share: STEP_SHARE }, gaps) - top);
    },
    [scroller, geometry, leaves, screen, motion, panelStops, onPastEnd],
  );
}
