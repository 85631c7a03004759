import type { PageLayout } from '../settings/viewerSettings';
import type { Size } from './size';

/** A spread needs a stage that is clearly wider than high. */
const SPREAD_ASPECT = 1.2;
/** A page in a spread has at least this share of the size that it would have alone. */
const MIN_SHARE = 0.6;

/** Whether two pages stand side by side on this stage. */
export function isDoubleStage(stage: Size, page: Size, layout: PageLayout): boolean {
  if (layout !== 'auto') return layout === 'double';
  if (stage.width < stage.height * SPREAD_ASPECT) return false;
  const alone = fitScale(stage, page);
  const paired = fitScale(stage, { width: page.width * 2, height: page.height });
  return paired >= alone * MIN_SHARE;
}

/** How much a box is scaled to be whole on the stage. */
export function fitScale(stage: Size, box: Size): number {
  return Math.min(stage.width / box.width, stage.height / box.height);
}
