/** The longest time between loading and the report for a picture. A picture outside the screen is never reported. */
const REPORT_DEADLINE_MS = 500;

/**
 * Resolves when a loading picture is on the screen, or has failed. A tab in the background shows nothing, so it resolves at once
 * there, or when the tab goes there.
 *
 * Browsers with Element Timing report a picture that has the attribute `elementtiming` before it loads. Other browsers are asked
 * to decode the picture. They decode it twice if they show it smaller than it is.
 */
export async function untilShown(image: HTMLImageElement): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const isLeft = new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  await Promise.race([isReported(image) ? untilReported(image) : untilDecoded(image), isLeft]);
}

function isReported(image: HTMLImageElement): boolean {
  return image.hasAttribute('elementtiming') && PerformanceObserver.supportedEntryTypes.includes('element');
}

function untilReported(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => 'element' in entry && entry.element === image)) settle();
    });
    const settle = () => {
      observer.disconnect();
      resolve();
    };
    const startDeadline = () => setTimeout(settle, REPORT_DEADLINE_MS);
    observer.observe({ type: 'element', buffered: true });
    image.addEventListener('error', settle);
    if (image.complete) startDeadline();
    else image.addEventListener('load', startDeadline);
  });
}

/** Browsers decode in the background, and show the picture in the frame after that. */
async function untilDecoded(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
