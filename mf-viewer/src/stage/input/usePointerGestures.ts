import { type RefObject, useEffect, useRef } from 'react';
import { type Gesture, INITIAL_GESTURE, type PointerInput, reduceGesture } from '../../model/motion/gestures';
import { isOnControl } from './isOnControl';

interface Options {
  perform: (gesture: Gesture) => void;
  /** The pointer types to follow. The browser handles the others. */
  pointers?: readonly string[];
}

/**
 * Feeds the pointers of an element to the gesture state machine. A tap on a link or a button belongs to that control. A swipe
 * that starts there belongs to the stage.
 */
export function usePointerGestures(root: RefObject<HTMLElement | null>, options: Options): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  // Listens to the DOM directly, since pointers are also followed outside the element.
  useEffect(() => {
    // Effects run while the element is mounted.
    const element = root.current!;
    let state = INITIAL_GESTURE;
    let isControls = false;
    const feed = (input: PointerInput) => {
      const step = reduceGesture(state, input);
      state = step.state;
      if (!step.gesture || (step.gesture.kind === 'tapped' && isControls)) return;
      latest.current.perform(step.gesture);
    };
    const contactOf = ({ pointerId: id, clientX: x, clientY: y, timeStamp: time }: PointerEvent) => ({ id, x, y, time });
    const onDown = (event: PointerEvent) => {
      const { pointers } = latest.current;
      if (event.button !== 0 || (pointers && !pointers.includes(event.pointerType))) return;
      const isMouse = event.pointerType === 'mouse';
      isControls = isOnControl(event.target, isMouse);
      if (isMouse && isControls) return;
      feed({ kind: 'down', ...contactOf(event) });
    };
    const onMove = (event: PointerEvent) => {
      feed({ kind: 'move', ...contactOf(event) });
      // From here on, no element under the finger may treat this as a press.
      const isOurs = state.phase === 'dragging' && state.pointers.has(event.pointerId);
      if (isOurs && !element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
    };
    const onUp = (event: PointerEvent) => feed({ kind: 'up', ...contactOf(event) });
    const onCancel = ({ pointerId }: PointerEvent) => feed({ kind: 'cancel', id: pointerId });
    const listeners = { pointerdown: onDown, pointermove: onMove, pointerup: onUp, pointercancel: onCancel };
    // The key of each listener is the name of its event.
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    return () => {
      // The key of each listener is the name of its event.
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
    };
  }, [root]);
}
