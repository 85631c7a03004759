/** Who has not moved for so long is reading. Writing while they move would make them wait. */
export const REST_MS = 400;
/** Who never rests is remembered all the same. */
export const MAX_WAIT_MS = 5000;

export interface PositionSaver {
  /** Is called with every frame of a scroll, so it only looks at the clock. */
  onMove: () => void;
  /** Saves at once, since there may be no later. */
  flush: () => void;
}

/** Says when the position of a reader is to be saved: when they rest, and seldom while they do not. */
export function createPositionSaver(save: (isResting: boolean) => void): PositionSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let movedAt = 0;
  let unsavedSince = 0;
  const check = () => {
    const now = performance.now();
    const isResting = now - movedAt >= REST_MS;
    const isLate = now - unsavedSince >= MAX_WAIT_MS;
    timer = isResting ? undefined : setTimeout(check, REST_MS - (now - movedAt));
    if (isLate) unsavedSince = now;
    if (isResting || isLate) save(isResting);
  };
  return {
    onMove() {
      movedAt = performance.now();
      if (timer !== undefined) return;
      unsavedSince = movedAt;
      timer = setTimeout(check, REST_MS);
    },
    flush() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      save(false);
    },
  };
}
