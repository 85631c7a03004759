import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Reports the height of its content, and every change of it. */
export function MeasuredBox({ onMeasure, children }: { onMeasure: (height: number) => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(onMeasure);
  // Layout is outside React.
  useLayoutEffect(() => {
    latest.current = onMeasure;
  });
  useLayoutEffect(() => {
    // Effects run while the element is mounted.
    const element = box.current!;
    const observer = new ResizeObserver(() => latest.current(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{children}</div>;
}
