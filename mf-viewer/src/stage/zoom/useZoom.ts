import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Box } from '../../model/bitmap/bitmap';
import {
  canPan,
  clampView,
  type Frame,
  type OpensAt,
  openingView,
  panBy,
  stepView,
  type View,
  viewAfter,
  viewOfBox,
  zoomAround,
  zoomOut,
} from '../../model/framing/zoom';
import type { Size } from '../../model/layout/size';

export interface Zoom {
  isZoomed: () => boolean;
  /** Zooms around a point relative to the center of the stage. */
  by: (factor: number, point?: { x: number; y: number }, isEasing?: boolean) => void;
  /** Returns whether the page could move. */
  pan: (dx: number, dy: number, isEasing?: boolean) => boolean;
  canPan: (dx: number, dy: number) => boolean;
  /** One step over a page larger than the stage. Returns whether any part of it was left. */
  step: (by: 1 | -1) => boolean;
  /** Shows the whole page again, or as much of its width as fits, around the current view. */
  reset: () => void;
  /** Opens the page that was turned to, at its start or end as `willOpen` says. */
  open: () => void;
  /** Shows the same part of the page after its fit has changed. */
  refit: (before: Frame) => void;
  /** Sets where the next page opens. */
  willOpen: (at: OpensAt) => void;
  /** Shows another page on the stage at once, as it opens, and zooms that page from now on. React follows. */
  turnTo: (element: HTMLElement, to: { page: number; content: Size; isPicture: boolean }) => void;
}

interface Options {
  /** The element to transform. */
  element: RefObject<HTMLElement | null>;
  frame: Frame;
  isRtl: boolean;
  /** The visible page. Another page opens at its start, at its fitted size. */
  page: number;
  /** A page that is not a picture is not zoomed. */
  isPicture: boolean;
  /** The next page keeps the scale of this one. */
  keepsZoom: boolean;
  /** The stage already shows another page than React does. */
  isAhead: () => boolean;
  /** The page is shown larger than its fitted size, for whatever reason. */
  onZoomed: (page: number, scale: number) => void;
  /** A camera leads the reader: it shows this part of the page, or all of it, until the reader zooms or pans. */
  camera?: { box: Box | undefined } | undefined;
}

/**
 * The zoom layer of one page. It moves only the content, so that bars and tap zones do not move. It writes to the element
 * directly, because React must not render sixty times a second.
 */
export function useZoom(options: Options): Zoom {
  const latest = useRef(options);
  const view = useRef<View>({ scale: 1, x: 0, y: 0 });
  /** The camera set the view, and nothing has moved it since. */
  const isLed = useRef(false);
  /** The page was turned before React knew of it. */
  const opened = useRef<string>(undefined);
  const { isRtl, camera } = options;
  const hasCamera = camera !== undefined;
  const zoom = useMemo(() => createZoom({ latest, view, isLed, opened }), []);
  useLayoutEffect(() => {
    if (!options.isAhead()) latest.current = options;
  });
  const fitted = fittedAs(options);
  const shown = useRef<{ fitted: string; page: number; frame: Frame; isRtl: boolean }>(undefined);
  useLayoutEffect(() => {
    if (latest.current.isAhead()) return;
    const { page, frame } = latest.current;
    const before = shown.current;
    const isOpen = opened.current === fitted;
    opened.current = undefined;
    shown.current = { fitted, page, frame, isRtl };
    if (isOpen) return;
    const isResized = before?.page === page && before.isRtl === isRtl && before.fitted !== fitted;
    if (isResized && !hasCamera) zoom.refit(before.frame);
    else zoom.open();
    // A page that is turned to appears at once. From panel to panel, the camera moves.
    if (before?.fitted !== fitted) latest.current.element.current?.removeAttribute('data-easing');
  }, [zoom, fitted, isRtl, camera?.box, hasCamera]);
  return zoom;
}

/** What the zoom keeps between renders. */
interface ZoomState {
  latest: RefObject<Options>;
  view: RefObject<View>;
  isLed: RefObject<boolean>;
  opened: RefObject<string | undefined>;
}

function createZoom({ latest, view, isLed, opened }: ZoomState): Zoom {
  let opensAt: OpensAt = 'start';
  const show = (next: View, isEasing: boolean) => {
    view.current = next;
    const element = latest.current.element.current;
    if (element) write(element, next, isEasing);
    if (next.scale > 1) latest.current.onZoomed(latest.current.page, next.scale);
  };
  const showOpening = (scale: number, at: OpensAt = 'start') => {
    const { frame, isRtl, camera } = latest.current;
    isLed.current = camera !== undefined;
    if (camera) {
      show(camera.box ? viewOfBox(frame, camera.box) : { scale: 1, x: 0, y: 0 }, true);
      return;
    }
    show(clampView(openingView(frame, isRtl, scale, at), frame), true);
  };
  const open = () => {
    const at = opensAt;
    opensAt = 'start';
    showOpening(latest.current.keepsZoom && latest.current.isPicture ? view.current.scale : 1, at);
  };
  const canPanBy = (dx: number, dy: number) =>
    latest.current.isPicture && !isLed.current && canPan(view.current, { dx, dy }, latest.current.frame);
  return {
    isZoomed: () => !isLed.current && view.current.scale > 1,
    by(factor, point = { x: 0, y: 0 }, isEasing = false) {
      if (!latest.current.isPicture) return;
      isLed.current = false;
      show(zoomAround(view.current, point, factor, latest.current.frame), isEasing);
    },
    pan(dx, dy, isEasing = false) {
      if (!canPanBy(dx, dy)) return false;
      show(panBy(view.current, dx, dy, latest.current.frame), isEasing);
      return true;
    },
    canPan: canPanBy,
    step(by) {
      const { frame, isRtl, isPicture } = latest.current;
      // A camera has its own steps, even after the reader has moved it.
      const next = isPicture && !frame.isFree ? stepView(view.current, by, frame, isRtl) : undefined;
      if (next) show(next, true);
      return next !== undefined;
    },
    reset() {
      const { frame, camera } = latest.current;
      if (camera) showOpening(1);
      else show(zoomOut(view.current, frame), true);
    },
    open,
    refit(before) {
      const { frame, isRtl } = latest.current;
      show(viewAfter(view.current, before, frame, isRtl), false);
    },
    willOpen(at) {
      opensAt = at;
    },
    turnTo(element, { page, content, isPicture }) {
      latest.current = {
        ...latest.current,
        element: { current: element },
        frame: { ...latest.current.frame, content },
        page,
        isPicture,
      };
      opened.current = fittedAs(latest.current);
      open();
      element.removeAttribute('data-easing');
    },
  };
}

function write(element: HTMLElement, { scale, x, y }: View, isEasing: boolean): void {
  element.toggleAttribute('data-easing', isEasing);
  element.style.transform = scale === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Identifies the layout: the zoom must be laid out again when this changes. */
function fittedAs({ page, frame: { stage, content } }: Options): string {
  return [page, stage.width, stage.height, content.width, content.height].join();
}
