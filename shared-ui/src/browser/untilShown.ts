/**
 * Until a picture that has come is on the screen: browsers decode it beside everything else, and have it in a frame after that. A
 * tab in the background, or one that goes there, shows nothing and is not waited for.
 */
export async function untilShown(image: HTMLImageElement): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  const isLeft = new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
  await Promise.race([image.decode().catch(() => undefined), isLeft]);
  await Promise.race([new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))), isLeft]);
}
