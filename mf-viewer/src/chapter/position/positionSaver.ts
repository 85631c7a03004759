/** A reader who has not moved for this long is reading. Writing during a movement would cause delays. */
export const REST_MS = 400;
/** A position is saved after this time even if the reader never rests. */
export const MAX_WAIT_MS = 5000;

export interface PositionSaver {
  /** Called on every frame of a scroll, so it only reads the clock. */
  onMove: () => void;
  /** Saves at once, for when there may be no later chance. */
  flush: () => void;
}

/** Decides when to save a reader's position: when they rest, and rarely while they move. */
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
