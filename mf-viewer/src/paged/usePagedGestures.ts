import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { AT_REST, type Gesture, gestureAfter, type PointerInput } from '../input/gestures';
import { isOnControl } from '../input/isOnControl';
import type { Tap } from '../input/tapZones';
import { useDoubleTap } from '../input/useDoubleTap';
import type { StageHandle } from '../stage/StageHandle';
import { clampView, type Frame, openingView, TAP_ZOOM, type View, canPan, panBy, zoomAround } from '../zoom/zoom';
import { dragOffset, sideAfterRelease, turnOfSide } from './pageTurn';
import type { useTrack } from './useTrack';
import { wheelTurn } from './wheelTurn';

interface Options {
  root: RefObject<HTMLDivElement | null>;
  current: RefObject<HTMLDivElement | null>;
  track: ReturnType<typeof useTrack>;
  frame: Frame;
  at: { index: number; count: number; isRtl: boolean; isPicture: boolean };
  turnTo: (index: number) => void;
  onTap: (tap: Tap) => void;
}

const WHOLE: View = { scale: 1, x: 0, y: 0 };

/**
 * Pointers, wheel and zoom of the paged stage. What follows a finger is written to the elements directly:
 * sixty times a second is no business of React's.
 */
export function usePagedGestures(options: Options): Omit<StageHandle, 'go'> {
  const latest = useRef(options);
  const view = useRef<View>(WHOLE);
  const { index, isRtl } = options.at;
  const { stage, content } = options.frame;
  useLayoutEffect(() => {
    latest.current = options;
  });
  // Another page, or another size of the same: its beginning, as large as it fits.
  useLayoutEffect(() => {
    show(openingView(latest.current.frame, isRtl), false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the numbers, not the objects that hold them
  }, [index, isRtl, stage.width, stage.height, content.width, content.height]);

  function show(next: View, isEasing: boolean): void {
    view.current = next;
    const element = latest.current.current.current;
    if (!element) return;
    element.toggleAttribute('data-easing', isEasing);
    element.style.transform = next.scale === 1 && !next.x && !next.y ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
  }

  function zoomBy(factor: number, point = { x: 0, y: 0 }, isEasing = false): void {
    const { frame, at } = latest.current;
    if (at.isPicture) show(zoomAround(view.current, point, factor, frame), isEasing);
  }

  function turn(by: number): void {
    const { at, turnTo } = latest.current;
    turnTo(at.index + by);
  }

  function pan(dx: number, dy: number, isEasing = false): boolean {
    const { frame, at } = latest.current;
    if (!at.isPicture || !canPan(view.current, { dx, dy }, frame)) return false;
    show(panBy(view.current, dx, dy, frame), isEasing);
    return true;
  }

  /** The point of the screen, counted from the middle of the stage. */
  function fromMiddle(x: number, y: number) {
    const { left, top, width, height } = latest.current.root.current!.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2, tap: { x: (x - left) / width, y: (y - top) / height } };
  }

  const taps = useDoubleTap();

  function perform(gesture: Gesture): void {
    const { at, track, frame, onTap } = latest.current;
    switch (gesture.kind) {
      case 'tapped': {
        const point = fromMiddle(gesture.x, gesture.y);
        const isZoomed = view.current.scale > 1;
        taps.tapped(point.tap, {
          // While a page is zoomed, and in the middle of the stage, a second tap may follow that means zoom.
          mayBeDouble: at.isPicture && (isZoomed || Math.abs(point.tap.x - 0.5) < 0.2),
          onSingle: () => onTap(isZoomed ? { x: 0.5, y: 0.5 } : point.tap),
          onDouble: () => (isZoomed ? show(clampView(WHOLE, frame), true) : zoomBy(TAP_ZOOM, point, true)),
        });
        return;
      }
      case 'dragged': {
        const isPanning = view.current.scale > 1 || canPan(view.current, { dx: 0, dy: gesture.stepY }, frame);
        if (isPanning) pan(gesture.stepX, gesture.stepY);
        // At the edge of a zoomed page, and everywhere on a whole one, the drag takes the page along.
        if (gesture.axis === 'x' && view.current.scale === 1) {
          const side = turnOfSide(gesture.dx > 0 ? -1 : 1, at.isRtl);
          const next = at.index + side;
          track.hold(dragOffset(gesture.dx, next >= 0 && next < at.count));
        }
        return;
      }
      case 'dropped': {
        track.release();
        const { dx, vx, axis } = gesture;
        const side = axis === 'x' ? sideAfterRelease({ dx, vx, stageWidth: frame.stage.width }) : 0;
        if (side !== 0 && (view.current.scale === 1 || !canPan(view.current, { dx, dy: 0 }, frame))) turn(turnOfSide(side, at.isRtl));
        return;
      }
      case 'dragCancelled':
        track.release();
        return;
      case 'pinched': {
        const point = fromMiddle(gesture.x, gesture.y);
        zoomBy(gesture.factor, point);
        pan(gesture.stepX, gesture.stepY);
        return;
      }
      case 'pinchEnded':
        return;
    }
  }

  // Listened to directly: the wheel must not be passive, and pointers are followed beyond the stage.
  useEffect(() => {
    const root = latest.current.root.current!;
    let state = AT_REST;
    let wheel = wheelTurn.atRest;
    const feed = (input: PointerInput) => {
      const step = gestureAfter(state, input);
      state = step.state;
      if (step.gesture) perform(step.gesture);
    };
    const onPointer = (kind: 'down' | 'move' | 'up') => (event: PointerEvent) => {
      if (kind === 'down') {
        if (event.button !== 0 || isOnControl(event.target)) return;
        // Text of a page that is no picture can be marked with the mouse.
        if (event.pointerType === 'mouse' && !latest.current.at.isPicture) return;
      }
      feed({ kind, id: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp });
      if (state.phase === 'dragging' && !root.hasPointerCapture(event.pointerId) && kind === 'move') root.setPointerCapture(event.pointerId);
    };
    const onCancel = (event: PointerEvent) => feed({ kind: 'cancel', id: event.pointerId });
    const onWheel = (event: WheelEvent) => {
      const point = fromMiddle(event.clientX, event.clientY);
      if (event.ctrlKey) {
        event.preventDefault();
        zoomBy(Math.exp(-event.deltaY / 300), point);
        return;
      }
      if (!latest.current.at.isPicture || isOnControl(event.target)) return;
      event.preventDefault();
      if (pan(-event.deltaX, -event.deltaY)) return;
      const { state: next, by } = wheelTurn.after(wheel, event);
      wheel = next;
      if (by !== 0) turn(by);
    };
    const [onDown, onMove, onUp] = [onPointer('down'), onPointer('move'), onPointer('up')];
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('pointermove', onMove);
    root.addEventListener('pointerup', onUp);
    root.addEventListener('pointercancel', onCancel);
    root.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('pointermove', onMove);
      root.removeEventListener('pointerup', onUp);
      root.removeEventListener('pointercancel', onCancel);
      root.removeEventListener('wheel', onWheel);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- everything is read through `latest`
  }, []);

  // eslint-disable-next-line react-hooks/exhaustive-deps -- everything is read through `latest`
  return useMemo(() => ({ turn, zoom, step, scroll }), []);

  function zoom(factor: number | null): void {
    if (factor === null) show(openingView(latest.current.frame, latest.current.at.isRtl), true);
    else zoomBy(factor, undefined, true);
  }

  function step(by: 1 | -1): void {
    if (!pan(0, -by * latest.current.frame.stage.height * 0.9, true)) turn(by);
  }

  function scroll(share: number): void {
    pan(0, -share * latest.current.frame.stage.height, true);
  }
}
