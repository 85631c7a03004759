/** How long after it has come a picture is told of at most: one outside of the screen is never. */
const TOLD_MS = 500;

/**
 * Until a picture that comes is on the screen, or has failed. A tab in the background, or one that goes there, shows nothing and is
 * not waited for.
 *
 * Browsers that tell of elements (Element Timing) do so of one that has the attribute `elementtiming` before it comes. Of others they
 * are asked to decode it, which costs the work twice where they draw it smaller than it is.
 */
export async function untilShown(image: HTMLImageElement): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const isLeft = new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  await Promise.race([isTold(image) ? untilTold(image) : untilDecoded(image), isLeft]);
}

function isTold(image: HTMLImageElement): boolean {
  return image.hasAttribute('elementtiming') && PerformanceObserver.supportedEntryTypes.includes('element');
}

function untilTold(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some((entry) => 'element' in entry && entry.element === image)) end();
    });
    const end = () => {
      observer.disconnect();
      resolve();
    };
    const come = () => setTimeout(end, TOLD_MS);
    observer.observe({ type: 'element', buffered: true });
    image.addEventListener('error', end);
    if (image.complete) come();
    else image.addEventListener('load', come);
  });
}

/** Browsers decode beside everything else, and have it in a frame after that. */
async function untilDecoded(image: HTMLImageElement): Promise<void> {
  await image.decode().catch(() => undefined);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
