/**
 * Resolves when an element has its size on the screen. Measuring earlier would force the browser to lay out the whole page within
 * the script. A background tab gets no layout, so there the caller measures at once.
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
