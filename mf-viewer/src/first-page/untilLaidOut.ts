/**
 * Until an element has its size on the screen. Who asks before has the browser lay out the whole page at once, within their script;
 * a tab in the background is laid out by nobody, and there it is asked.
 */
export function untilLaidOut(element: HTMLElement): Promise<unknown> | undefined {
  if (document.visibilityState === 'hidden') return undefined;
  return new Promise((resolve) => {
    const observer = new ResizeObserver((sizes) => {
      observer.disconnect();
      resolve(sizes);
    });
    observer.observe(element);
  });
}
