import { type RefObject, useEffect, useRef } from 'react';

/** Listens to the wheel of an element. Not passive, since the wheel with Ctrl must not zoom the whole site. */
export function useWheel(root: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void): void {
  const latest = useRef(onWheel);
  useEffect(() => {
    latest.current = onWheel;
  });
  useEffect(() => {
    // Effects run while the element is mounted.
    const element = root.current!;
    const listener = (event: WheelEvent) => latest.current(event);
    element.addEventListener('wheel', listener, { passive: false });
    return () => element.removeEventListener('wheel', listener);
  }, [root]);
}
