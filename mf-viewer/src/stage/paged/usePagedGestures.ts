import { type RefObject, useRef } from 'react';
import { STEP_SHARE } from '../../model/framing/zoom';
import { TAP_ZOOM } from '../../model/framing/zoomSteps';
import type { Size } from '../../model/layout/size';
import type { Gesture } from '../../model/motion/gestures';
import { dragOffset, sideAfterRelease, turnOfSide } from '../../model/motion/pageTurn';
import { wheelTurn } from '../../model/motion/wheelTurn';
import { isOnControl } from '../input/isOnControl';
import { useDoubleTap } from '../input/useDoubleTap';
import { usePointerGestures } from '../input/usePointerGestures';
import type { Taps } from '../input/useTaps';
import { useWheel } from '../input/useWheel';
import type { StageHandle } from '../StageHandle';
import type { Zoom } from '../zoom/useZoom';
import { canScrollLeaf, scrollLeaf } from './scrollLeaf';
import type { PagedGlide } from './usePagedGlide';
import type { Track } from './useTrack';
import type { Turning } from './useTurning';

interface Options {
  root: RefObject<HTMLDivElement | null>;
  /** The content of the stage. */
  current: RefObject<HTMLDivElement | null>;
  track: Track;
  zoom: Zoom;
  glide: PagedGlide;
  stage: Size;
  at: { isRtl: boolean; isPicture: boolean; turnsPage: (by: -1 | 1) => boolean };
  turning: Turning;
  taps: Taps;
}

/** The effects of pointers, wheel and keys on the paged stage. */
export function usePagedGestures(options: Options): Omit<StageHandle, 'go'> {
  const { root, current, track, zoom, glide, stage, at, turning, taps } = options;
  const double = useDoubleTap();
  /** The drag started where nothing was left to see on that side. Only then it turns the page. */
  const mayTurn = useRef(true);

  /** A point of the window, relative to the center of the stage, and as a share of the stage. */
  function pointAt(clientX: number, clientY: number) {
    // This is called only while the element is mounted.
    const { left, top, width, height } = root.current!.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top];
    return { x: x - width / 2, y: y - height / 2, tap: { x: x / width, y: y / height } };
  }

  function tapped(x: number, y: number): void {
    if (glide.wasStoppedByPress()) return;
    const point = pointAt(x, y);
    const isZoomed = zoom.isZoomed();
    // The sides of a zoomed page do not turn it: they show the middle of the page.
    const zone = isZoomed ? 'toggleBars' : taps.zoneAt(point.tap);
    double.tapped(point.tap, {
      mayBeDouble: at.isPicture && zone === 'toggleBars',
      onSingle: () => taps.perform(zone),
      onDouble: () => (isZoomed ? zoom.reset() : zoom.by(TAP_ZOOM, point, true)),
    });
  }

  function dragged({ dx, stepX, stepY, axis, isFirst }: Extract<Gesture, { kind: 'dragged' }>): void {
    if (isFirst) mayTurn.current = !zoom.canPan(dx, 0);
    const isZoomed = zoom.isZoomed();
    // A page that fits in one direction moves only along the axis of the drag. A zoomed page follows the finger in both.
    const hasPanned = zoom.pan(axis === 'x' || isZoomed ? stepX : 0, axis === 'y' || isZoomed ? stepY : 0);
    // A whole page moves with the finger. A zoomed page turns with the next swipe from its edge.
    if (axis !== 'x' || hasPanned || isZoomed || !mayTurn.current) return;
    const by = turnOfSide(dx > 0 ? -1 : 1, at.isRtl);
    track.hold(dragOffset(dx, by !== 0 && at.turnsPage(by)));
  }

  function dropped({ dx, vx, vy, axis }: Extract<Gesture, { kind: 'dropped' }>): void {
    track.release();
    const side = axis === 'x' ? sideAfterRelease({ dx, vx, stageWidth: stage.width }) : 0;
    const by = turnOfSide(side, at.isRtl);
    if (by !== 0 && mayTurn.current) return turning.turn(by);
    const isZoomed = zoom.isZoomed();
    glide.start(axis === 'x' || isZoomed ? vx : 0, axis === 'y' || isZoomed ? vy : 0);
  }

  function perform(gesture: Gesture): void {
    switch (gesture.kind) {
      case 'tapped':
        return tapped(gesture.x, gesture.y);
      case 'dragged':
        return dragged(gesture);
      case 'dropped':
        return dropped(gesture);
      case 'dragCancelled':
        return track.release();
      case 'pinched':
        zoom.by(gesture.factor, pointAt(gesture.x, gesture.y));
        zoom.pan(gesture.stepX, gesture.stepY);
        return;
      case 'panned':
        zoom.pan(gesture.stepX, gesture.stepY);
        return;
      case 'pinchEnded':
        return;
    }
  }

  usePointerGestures(root, { perform });
  usePagedWheel({ root, current, zoom, at, turning, pointAt });

  return {
    turn: turning.turn,
    step(by) {
      glide.end();
      if (zoom.step(by) || scrollLeaf(current.current, by * stage.height * STEP_SHARE)) return;
      turning.turn(by, by < 0 ? 'end' : 'start');
    },
    scroll(share) {
      glide.end();
      if (!zoom.pan(0, -share * stage.height, true)) scrollLeaf(current.current, share * stage.height);
    },
    zoom(factor) {
      glide.end();
      if (factor === null) zoom.reset();
      else zoom.by(factor, undefined, true);
    },
  };
}

type WheelOptions = Pick<Options, 'root' | 'current' | 'zoom' | 'at' | 'turning'> & {
  pointAt: (clientX: number, clientY: number) => { x: number; y: number };
};

/** The wheel turns pages, and zooms with Ctrl. Content larger than the stage scrolls first. */
function usePagedWheel({ root, current, zoom, at, turning, pointAt }: WheelOptions): void {
  const wheel = useRef(wheelTurn.atRest);

  function turnOf(event: WheelEvent) {
    const { state, by, isCoasting } = wheelTurn.after(wheel.current, event);
    wheel.current = state;
    return { by, isCoasting };
  }

  /**
   * A page that is not a picture scrolls to its end first, and only another gesture turns it. No gesture leaves the chapter from
   * there.
   */
  function overLeaf(event: WheelEvent): void {
    const { by, isCoasting } = turnOf(event);
    if (canScrollLeaf(current.current, event.deltaY)) return;
    event.preventDefault();
    if (by !== 0 && !isCoasting && at.turnsPage(by)) turning.turn(by);
  }

  useWheel(root, (event) => {
    if (event.ctrlKey) {
      event.preventDefault();
      zoom.by(Math.exp(-event.deltaY / 300), pointAt(event.clientX, event.clientY));
      return;
    }
    if (!at.isPicture) return overLeaf(event);
    if (isOnControl(event.target)) return;
    event.preventDefault();
    if (zoom.pan(-event.deltaX, -event.deltaY)) return;
    const { by, isCoasting } = turnOf(event);
    // Coasting events of a trackpad stop at the end of the chapter.
    if (by !== 0 && (!isCoasting || at.turnsPage(by))) turning.turn(by);
  });
}
