/** As wide as a printed page held in the hand. Readers of wider strips would have to move their head. */
const COMFORTABLE_PX = 800;

/** The width of a strip on a stage, in CSS pixels. */
export function columnWidth(stageWidth: number, percent: number | null): number {
  return Math.round(percent === null ? Math.min(stageWidth, COMFORTABLE_PX) : (stageWidth * percent) / 100);
}

/** The same width as a share of the stage, in whole percent. It is the value for readers who chose none. */
export function columnPercent(stageWidth: number | undefined, percent: number | null): number {
  if (percent !== null || stageWidth === undefined || stageWidth === 0) return percent ?? 100;
  return Math.round((columnWidth(stageWidth, null) / stageWidth) * 100);
}
