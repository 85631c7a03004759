/** The server accepts a burst of this many writes from one reader, and each further one after this pause. */
const BURST_LENGTH = 40;
const PAUSE_MS = 250;

/** Adds favorites one after the other, no faster than the server accepts. Returns how many it did not accept. */
export async function addFavorites(
  titleIds: readonly number[],
  add: (titleId: number) => Promise<boolean>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<number> {
  let failed = 0;
  for (const [index, titleId] of titleIds.entries()) {
    if (index >= BURST_LENGTH) await wait(PAUSE_MS);
    if (!(await add(titleId))) failed += 1;
  }
  return failed;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
