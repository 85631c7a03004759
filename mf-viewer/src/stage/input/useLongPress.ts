import { type RefObject, useEffect, useRef } from 'react';
import { isOnControl } from './isOnControl';

/** A long press lasts as long as on phones, and longer than the longest tap. */
const LONG_PRESS_MS = 500;
/** A press that moves further was meant to scroll or to turn. */
const SLOP_PX = 9;
/** The click of a release arrives within this time, even on the slowest phone. */
const ECHO_MS = 300;

interface Press {
  id: number;
  x: number;
  y: number;
  target: Element;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Handles a finger or a pen that rests on the art. Its release is then neither a tap nor a turn, and the phone's menus for
 * pictures stay closed. A mouse keeps the browser's menu.
 */
export function useLongPress(root: RefObject<HTMLElement | null>, onLongPress: (target: Element) => void): void {
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  });
  // Listens to the DOM directly: a timer decides, and React is not involved before that.
  useEffect(() => {
    // Effects run while the element is mounted.
    const element = root.current!;
    let press: Press | undefined;
    let isMouse = true;
    const end = () => {
      clearTimeout(press?.timer);
      press = undefined;
    };
    const fire = () => {
      if (!press) return;
      const { id, target } = press;
      end();
      silenceRelease();
      // Tells all code that follows this pointer that it is gone.
      target.dispatchEvent(new PointerEvent('pointercancel', { pointerId: id, bubbles: true }));
      latest.current(target);
    };
    const onDown = ({ target, pointerType, pointerId: id, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      end();
      isMouse = pointerType === 'mouse';
      if (isMouse || !isPrimary || !(target instanceof Element) || isOnControl(target)) return;
      press = { id, x, y, target, timer: setTimeout(fire, LONG_PRESS_MS) };
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (press && Math.hypot(clientX - press.x, clientY - press.y) > SLOP_PX) end();
    };
    const onMenu = (event: Event) => {
      if (isMouse || isOnControl(event.target)) return;
      event.preventDefault();
      // The phone itself reports a long press.
      fire();
    };
    const listeners = { pointerdown: onDown, pointermove: onMove, pointerup: end, pointercancel: end, contextmenu: onMenu };
    // The key of each listener is the name of its event.
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    return () => {
      end();
      // The key of each listener is the name of its event.
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
    };
  }, [root]);
}

/** Blocks scrolling and clicks until the finger is lifted: a click would close what has just opened. */
function silenceRelease(): void {
  const refuse = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = () => {
    window.removeEventListener('click', refuse, true);
    window.removeEventListener('touchmove', refuse, true);
    window.removeEventListener('pointerdown', stop, true);
    window.removeEventListener('keydown', stop, true);
    window.removeEventListener('pointerup', soon, true);
  };
  const soon = () => setTimeout(stop, ECHO_MS);
  window.addEventListener('click', refuse, true);
  window.addEventListener('touchmove', refuse, { capture: true, passive: false });
  window.addEventListener('pointerdown', stop, true);
  window.addEventListener('keydown', stop, true);
  window.addEventListener('pointerup', soon, true);
}
