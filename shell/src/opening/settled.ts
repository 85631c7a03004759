/** Until what a link names has come or failed, at most so long. What has ended tells of it no more. */
export function settled(link: HTMLLinkElement, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(resolve, deadlineMs);
    for (const event of ['load', 'error']) {
      link.addEventListener(event, () => [clearTimeout(deadline), resolve()], { once: true });
    }
  });
}

/** Whether the browser has what a link names, or has heard that it does not come. */
export function hasEnded({ href }: HTMLLinkElement): boolean {
  return performance.getEntriesByName(href, 'resource').length > 0;
}
