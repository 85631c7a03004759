import { type RefObject, useEffect, useRef } from 'react';
import { isOnControl } from './isOnControl';

/** A press rests for as long as on phones, and longer than the longest tap. */
const LONG_PRESS_MS = 500;
/** A press that drifts further was meant to scroll or to turn. */
const SLOP_PX = 9;
/** Within it the click of a release comes, on the slowest phone too. */
const ECHO_MS = 300;

interface Press {
  id: number;
  x: number;
  y: number;
  target: Element;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * A finger or a pen that rests on the art. Its release then is neither a tap nor a turn, and the menus that phones open
 * over pictures stay closed; a mouse keeps the menu of the browser.
 */
export function useLongPress(root: RefObject<HTMLElement | null>, onLongPress: (target: Element) => void): void {
  const latest = useRef(onLongPress);
  useEffect(() => {
    latest.current = onLongPress;
  });
  // Listened to directly: time decides here, and React hears nothing of it until it has.
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
      // Whoever follows this pointer hears that it is gone.
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
      // The phone itself says that it was a long press.
      fire();
    };
    const listeners = { pointerdown: onDown, pointermove: onMove, pointerup: end, pointercancel: end, contextmenu: onMenu };
    // Each listener is named after the event that it takes.
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
    return () => {
      end();
      // Each listener is named after the event that it takes.
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
    };
  }, [root]);
}

/** Until the finger is off the glass nothing scrolls, and no click comes of it: it would close what has just opened. */
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
