/**
 * Resolves when the element's resource has loaded or failed, or after the deadline if one is given. An element whose resource has
 * already settled fires no more events.
 */
export function settled(element: HTMLElement, deadlineMs?: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = deadlineMs === undefined ? undefined : setTimeout(resolve, deadlineMs);
    for (const event of ['load', 'error']) {
      element.addEventListener(event, () => [clearTimeout(deadline), resolve()], { once: true });
    }
  });
}

/** Whether the link's resource has loaded or failed. */
export function hasEnded({ href }: HTMLLinkElement): boolean {
  return performance.getEntriesByName(href, 'resource').length > 0;
}
