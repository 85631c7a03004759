import type { TapInversion, TapLayout, TitleSettings, ViewerMode } from '../settings/viewerSettings';
import type { ViewerAction } from './actions';

/** A point on the stage, each part from 0 to 1 from the top left. */
export interface Tap {
  x: number;
  y: number;
}

export type TapZone = Extract<ViewerAction, 'next' | 'previous' | 'toggleBars'>;

/** What decides about a tap. */
export interface TapRule {
  layout: TapLayout;
  inversion: TapInversion;
  isRtl: boolean;
}

/** Broad sides for thumbs, with a middle that is easy to hit. */
const SIDE = 0.3;
const THIRD = 1 / 3;

/** The zones for reading from the left; from the right they are mirrored. */
const LAYOUTS: Record<TapLayout, (tap: Tap) => TapZone> = {
  sides: ({ x }) => (x < SIDE ? 'previous' : x > 1 - SIDE ? 'next' : 'toggleBars'),
  /** An L: the top and the left turn back, the bottom and the right go on. */
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

/** The rule in force: made for the reading direction, unless the reader chose another layout. */
export function tapRuleOf({ taps, tapInversion: inversion }: TitleSettings, mode: ViewerMode, isRtl: boolean): TapRule {
  const layout = taps !== 'auto' ? taps : mode === 'vertical' ? 'corners' : 'sides';
  return { layout, inversion, isRtl };
}

/** What a tap on the stage asks for. */
export function actionOfTap({ x, y }: Tap, { layout, inversion, isRtl }: TapRule): TapZone {
  const isMirrored = isRtl !== (inversion === 'x' || inversion === 'both');
  const isUpsideDown = inversion === 'y' || inversion === 'both';
  return LAYOUTS[layout]({ x: isMirrored ? 1 - x : x, y: isUpsideDown ? 1 - y : y });
}
