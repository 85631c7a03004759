/** Until what an element names has come or failed, where it is said at most so long. What has ended tells of it no more. */
export function settled(element: HTMLElement, deadlineMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = deadlineMs === undefined ? undefined : setTimeout(resolve, deadlineMs);
    for (const event of ['load', 'error']) {
      element.addEventListener(event, () => [clearTimeout(deadline), resolve()], { once: true });
    }
  });
}

/** Whether the browser has what a link names, or has heard that it does not come. */
export function hasEnded({ href }: HTMLLinkElement): boolean {
  return performance.getEntriesByName(href, 'resource').length > 0;
}
