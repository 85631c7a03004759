/** The pause between two promos for one reader (docs/specification.md §9). */
export const PROMO_PAUSE_MS = 86_400_000;

/** When the promo is shown in the reader's region, in epoch seconds. The content says where and when. */
export interface PromoPeriod {
  startTimeStamp: number;
  endTimeStamp: number;
}

export interface PromoQuestion {
  /** Those of the reader's region; none elsewhere. */
  campaigns: readonly PromoPeriod[];
  /** The clock, in epoch milliseconds. */
  now: number;
  /** The stored time of the last promo. Browser storage may hold anything. */
  shownAt: unknown;
}

/** Whether the promo of the region is due: between the dates of a campaign, once a day. */
export function isPromoDue({ campaigns, now, shownAt }: PromoQuestion): boolean {
  const isRunning = campaigns.some(
    ({ startTimeStamp, endTimeStamp }) => startTimeStamp * 1000 <= now && now < endTimeStamp * 1000,
  );
  if (!isRunning) return false;
  return typeof shownAt !== 'number' || now - shownAt >= PROMO_PAUSE_MS || shownAt > now;
}
