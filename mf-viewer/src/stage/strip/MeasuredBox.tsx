import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Tells the height that its content takes, and every change of it. */
export function MeasuredBox({ onMeasure, children }: { onMeasure: (height: number) => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useRef(onMeasure);
  // Layout is outside React.
  useLayoutEffect(() => {
    tell.current = onMeasure;
  });
  useLayoutEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() => tell.current(element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{children}</div>;
}
