/** As many writes as a server takes at once from one reader, and how long the next one has to wait. */
const AT_ONCE = 40;
const PAUSE_MS = 250;

/** Adds favourites one after the other, at a pace that a server takes from one reader. Says how many it did not take. */
export async function addFavorites(
  titleIds: readonly number[],
  add: (titleId: number) => Promise<boolean>,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<number> {
  let failed = 0;
  for (const [index, titleId] of titleIds.entries()) {
    if (index >= AT_ONCE) await wait(PAUSE_MS);
    if (!(await add(titleId))) failed += 1;
  }
  return failed;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
