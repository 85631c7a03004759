/** The pause between two promotions for one reader (docs/specification.md §9). */
export const PROMO_PAUSE_MS = 86_400_000;

/** When the promotion is shown in the reader's region, in epoch seconds. The content defines where and when. */
export interface PromoPeriod {
  startTimeStamp: number;
  endTimeStamp: number;
}

export interface PromoQuestion {
  /** The campaigns of the reader's region; empty elsewhere. */
  campaigns: readonly PromoPeriod[];
  /** The clock, in epoch milliseconds. */
  now: number;
  /** The stored time of the last promotion. Browser storage may hold any value. */
  shownAt: unknown;
}

/** Whether the regional promotion is due: between the dates of a campaign, once a day. */
export function isPromoDue({ campaigns, now, shownAt }: PromoQuestion): boolean {
  const isRunning = campaigns.some(
    ({ startTimeStamp, endTimeStamp }) => startTimeStamp * 1000 <= now && now < endTimeStamp * 1000,
  );
  if (!isRunning) return false;
  return typeof shownAt !== 'number' || now - shownAt >= PROMO_PAUSE_MS || shownAt > now;
}
