import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Box } from '../vision/bitmap';
import { canPan, clampView, type Frame, openingView, panBy, type View, viewOfBox, zoomAround } from './zoom';

export interface Zoom {
  isZoomed: () => boolean;
  /** Around a point that is counted from the middle of the stage. */
  by: (factor: number, point?: { x: number; y: number }, isEasing?: boolean) => void;
  /** Says whether there was anything to pan to. */
  pan: (dx: number, dy: number, isEasing?: boolean) => boolean;
  canPan: (dx: number, dy: number) => boolean;
  /** The whole page again. */
  reset: () => void;
  /** The beginning of a page that was turned to. */
  open: () => void;
}

interface Options {
  /** The element that is moved. */
  element: RefObject<HTMLElement | null>;
  frame: Frame;
  isRtl: boolean;
  /** What is seen: another one opens at its beginning, as large as it fits. */
  page: number;
  /** What is no picture is not zoomed. */
  isPicture: boolean;
  /** Another page is seen as large as this one. */
  keepsZoom: boolean;
  /** A camera leads the reader: what is seen is this part of the page, or all of it, until the reader zooms or pans. */
  camera?: { box: Box | undefined } | undefined;
}

/**
 * The zoom layer of one page. It moves the content alone, so that bars and tap zones stay where they are,
 * and writes to the element directly: sixty times a second is no business of React's.
 */
export function useZoom(options: Options): Zoom {
  const latest = useRef(options);
  const view = useRef<View>({ scale: 1, x: 0, y: 0 });
  /** Shown by the camera, and not moved since. */
  const isLed = useRef(false);
  const { frame, isRtl, page, camera } = options;
  const { stage, content } = frame;
  const hasCamera = camera !== undefined;
  const zoom = useMemo<Zoom>(() => {
    const show = (next: View, isEasing: boolean) => {
      view.current = next;
      const element = latest.current.element.current;
      if (!element) return;
      element.toggleAttribute('data-easing', isEasing);
      const { scale, x, y } = next;
      element.style.transform = scale === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
    };
    const showOpening = (scale: number) => {
      const { frame, isRtl, camera } = latest.current;
      isLed.current = camera !== undefined;
      if (camera) {
        show(camera.box ? viewOfBox(frame, camera.box) : { scale: 1, x: 0, y: 0 }, true);
        return;
      }
      show(clampView(openingView(frame, isRtl, scale), frame), true);
    };
    const canPanBy = (dx: number, dy: number) => latest.current.isPicture && !isLed.current && canPan(view.current, { dx, dy }, latest.current.frame);
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
      reset: () => showOpening(1),
      open: () => showOpening(latest.current.keepsZoom && latest.current.isPicture ? view.current.scale : 1),
    };
  }, []);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const shown = useRef('');
  useLayoutEffect(() => {
    const element = latest.current.element.current;
    const place = [page, stage.width, stage.height, content.width, content.height].join();
    const isSamePlace = shown.current === place;
    shown.current = place;
    zoom.open();
    // A page that is turned to is there at once; from panel to panel the camera moves.
    if (!isSamePlace) element?.removeAttribute('data-easing');
  }, [zoom, page, isRtl, stage.width, stage.height, content.width, content.height, camera?.box, hasCamera]);
  return zoom;
}
