/** Who has not moved for so long is reading. Writing while they move would make them wait. */
export const REST_MS = 400;
/** Who never rests is remembered all the same. */
export const MOST_MS = 5000;

export interface PlaceKeeper {
  /** Is told of every frame of a scroll, so it only looks at the clock. */
  moved: () => void;
  /** There may be no later. */
  keepNow: () => void;
}

/** Says when the place of a reader is to be written down: when they rest, and seldom while they do not. */
export function makePlaceKeeper(keep: (isResting: boolean) => void): PlaceKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let movedAt = 0;
  let unkeptSince = 0;
  const look = () => {
    const now = performance.now();
    const isResting = now - movedAt >= REST_MS;
    const isLate = now - unkeptSince >= MOST_MS;
    timer = isResting ? undefined : setTimeout(look, REST_MS - (now - movedAt));
    if (isLate) unkeptSince = now;
    if (isResting || isLate) keep(isResting);
  };
  return {
    moved() {
      movedAt = performance.now();
      if (timer !== undefined) return;
      unkeptSince = movedAt;
      timer = setTimeout(look, REST_MS);
    },
    keepNow() {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      keep(false);
    },
  };
}
