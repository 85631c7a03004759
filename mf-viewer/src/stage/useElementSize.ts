import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../model/layout/size';

/** The inner size of an element, without its scroll bar; `undefined` until it was measured. */
export function useElementSize<E extends HTMLElement>(): [RefObject<E | null>, Size | undefined] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<Size>();
  // Measured before the first paint, so that nothing is ever drawn in a wrong size.
  useLayoutEffect(() => {
    // Effects run while the element is mounted.
    const element = ref.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
