import type { TitleSettings } from '../settings/viewerSettings';
import type { Size } from './size';

/** A spread needs a stage that is clearly wider than it is high. */
const SPREAD_ASPECT = 1.2;
/** A page in a spread must have at least this share of the size that it would have alone. */
const MIN_SHARE = 0.6;

/** Whether this stage shows two pages side by side. */
export function isDoubleStage(stage: Size, page: Size, { layout, fit }: Pick<TitleSettings, 'layout' | 'fit'>): boolean {
  if (layout !== 'auto') return layout === 'double';
  // A page as wide as the stage would have half of its size.
  if (fit === 'width') return false;
  if (stage.width < stage.height * SPREAD_ASPECT) return false;
  const alone = fitScale(stage, page);
  const paired = fitScale(stage, { width: page.width * 2, height: page.height });
  return paired >= alone * MIN_SHARE;
}

/** The scale at which a box fits the stage completely. */
export function fitScale(stage: Size, box: Size): number {
  return Math.min(stage.width / box.width, stage.height / box.height);
}
