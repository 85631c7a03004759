import type { TapInversion, TapLayout, TitleSettings, ViewerMode } from '../settings/viewerSettings';
import type { ViewerAction } from './actions';

/** A point on the stage. Both coordinates run from 0 to 1, starting at the top left. */
export interface Tap {
  x: number;
  y: number;
}

export type TapZone = Extract<ViewerAction, 'next' | 'previous' | 'toggleBars'>;

/** What decides the effect of a tap. */
export interface TapRule {
  layout: TapLayout;
  inversion: TapInversion;
  isRtl: boolean;
}

/** Wide sides for thumbs, with a center that is easy to hit. */
const SIDE = 0.3;
const THIRD = 1 / 3;

/** The zones for reading from the left. For reading from the right they are mirrored. */
const LAYOUTS: Record<TapLayout, (tap: Tap) => TapZone> = {
  sides: ({ x }) => (x < SIDE ? 'previous' : x > 1 - SIDE ? 'next' : 'toggleBars'),
  /** An L shape: the top and the left turn back, the bottom and the right turn on. */
  corners: ({ x, y }) => {
    if (y < THIRD) return 'previous';
    if (y > 1 - THIRD) return 'next';
    return LAYOUTS.sides({ x, y });
  },
  edge: ({ x, y }) => {
    if (x < THIRD || x > 1 - THIRD) return 'next';
    return y > 1 - THIRD ? 'previous' : 'toggleBars';
  },
  kindle: ({ x, y }) => (y < THIRD ? 'toggleBars' : x < THIRD ? 'previous' : 'next'),
  off: () => 'toggleBars',
};

/** The rule in force: it fits the mode, unless the reader chose another layout. */
export function tapRuleOf({ taps, tapInversion: inversion }: TitleSettings, mode: ViewerMode, isRtl: boolean): TapRule {
  const layout = taps !== 'auto' ? taps : mode === 'vertical' ? 'corners' : 'sides';
  return { layout, inversion, isRtl };
}

/** The action of a tap on the stage. */
export function actionOfTap({ x, y }: Tap, { layout, inversion, isRtl }: TapRule): TapZone {
  const isMirrored = isRtl !== (inversion === 'x' || inversion === 'both');
  const isUpsideDown = inversion === 'y' || inversion === 'both';
  return LAYOUTS[layout]({ x: isMirrored ? 1 - x : x, y: isUpsideDown ? 1 - y : y });
}
