import type { Box } from '../bitmap/bitmap';
import type { Size } from '../layout/size';

/** The visible part of a page: its scale, and the offset of its center from the center of the stage. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Frame {
  stage: Size;
  /** The size of the content at scale 1. */
  content: Size;
  /** Every point of the content may come to the center of the stage. Used when a camera moves along it. */
  isFree?: boolean;
}

export const MAX_ZOOM = 5;

/** Which part of a page larger than the stage is shown first: its start, or its end when the reader comes back to it. */
export type OpensAt = 'start' | 'end';

/** The view with which a page opens. */
export function openingView({ stage, content }: Frame, isRtl: boolean, scale = 1, at: OpensAt = 'start'): View {
  const side = (at === 'start') === isRtl ? -1 : 1;
  const x = Math.max(0, (content.width * scale - stage.width) / 2) * side || 0;
  return { scale, x, y: Math.max(0, (content.height * scale - stage.height) / 2) * (at === 'start' ? 1 : -1) || 0 };
}

/** The share of the stage by which a step moves a larger page. */
export const STEP_SHARE = 0.9;

/**
 * One step over a page larger than the stage, in reading order: along the line first, then to the start of the next line.
 * `undefined` at the end of the page, where the step turns the page.
 */
export function stepView(view: View, by: 1 | -1, frame: Frame, isRtl: boolean): View | undefined {
  const { stage } = frame;
  const alongX = (isRtl ? by : -by) * stage.width * STEP_SHARE;
  if (canPan(view, { dx: alongX, dy: 0 }, frame)) return panBy(view, alongX, 0, frame);
  const alongY = -by * stage.height * STEP_SHARE;
  if (!canPan(view, { dx: 0, dy: alongY }, frame)) return undefined;
  const { x } = openingView(frame, isRtl, view.scale, by > 0 ? 'start' : 'end');
  return panBy({ ...view, x }, 0, alongY, frame);
}

/** The share of the stage that a panel may fill, so that a little of its surroundings stays visible. */
const PANEL_SHARE = 0.96;
/** Limits the zoom on a small panel, so that its dots do not become visible. */
const MAX_PANEL_ZOOM = 4;

/** The view in which a part of the content fills the stage. It is never smaller than the whole content. */
export function viewOfBox({ stage, content }: Frame, box: Box): View {
  const byWidth = (stage.width * PANEL_SHARE) / (box.w * content.width);
  const byHeight = (stage.height * PANEL_SHARE) / (box.h * content.height);
  const scale = Math.min(MAX_PANEL_ZOOM, Math.max(1, Math.min(byWidth, byHeight)));
  const x = (0.5 - box.x - box.w / 2) * content.width * scale;
  const y = (0.5 - box.y - box.h / 2) * content.height * scale;
  return { scale, x, y };
}

/** Keeps the content on the stage. Content smaller than the stage stays centered. */
export function clampView(view: View, { stage, content, isFree = false }: Frame): View {
  const scale = Math.min(MAX_ZOOM, Math.max(1, view.scale));
  const room = isFree ? { width: 0, height: 0 } : stage;
  const maxX = Math.max(0, (content.width * scale - room.width) / 2);
  const maxY = Math.max(0, (content.height * scale - room.height) / 2);
  return { scale, x: within(view.x, maxX), y: within(view.y, maxY) };
}

function within(value: number, max: number): number {
  // `|| 0` turns -0 into 0.
  return Math.min(max, Math.max(-max, value)) || 0;
}

/** Zooms so that the point under the finger stays there. The point is relative to the center of the stage. */
export function zoomAround(view: View, point: { x: number; y: number }, factor: number, frame: Frame): View {
  const scale = Math.min(MAX_ZOOM, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clampView({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, frame);
}

/** Zooms out to the whole page, at its fitted size, around the center of the view. */
export function zoomOut(view: View, frame: Frame): View {
  return zoomAround(view, { x: 0, y: 0 }, 0, frame);
}

/** The same part of a page after the size of the stage or the fit of the page has changed. */
export function viewAfter(view: View, before: Frame, after: Frame, isRtl: boolean): View {
  const { scale } = view;
  const opening = openingView(after, isRtl, scale);
  const shareOf = (side: 'width' | 'height', moved: number) => {
    const rest = before.content[side] * scale - before.stage[side];
    return rest > 1 ? moved / rest : undefined;
  };
  const movedBy = (side: 'width' | 'height', share: number | undefined, otherwise: number) =>
    share === undefined ? otherwise : share * Math.max(0, after.content[side] * scale - after.stage[side]);
  const x = movedBy('width', shareOf('width', view.x), opening.x);
  const y = movedBy('height', shareOf('height', view.y), opening.y);
  return clampView({ scale, x, y }, after);
}

/** Moves the view within the content. */
export function panBy(view: View, dx: number, dy: number, frame: Frame): View {
  return clampView({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

/** Whether there is more content in a direction, so that a drag pans and does not turn the page. */
export function canPan(view: View, { dx, dy }: { dx: number; dy: number }, frame: Frame): boolean {
  const moved = panBy(view, Math.sign(dx) * 2, Math.sign(dy) * 2, frame);
  return Math.abs(moved.x - view.x) > 0.5 || Math.abs(moved.y - view.y) > 0.5;
}
