/** The pause between two promos for one reader (docs/specification.md §9). */
export const PROMO_PAUSE_MS = 86_400_000;

/** Latin America, as region codes of the wire. docs/specification.md §2 (Viewer) does not show the list. */
const REGIONS: ReadonlySet<string> = new Set('AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'.split(' '));

/** The campaign of 2021. docs/specification.md §9 does not show the two dates; these are ours. */
const FROM = Date.UTC(2021, 5, 1);
const UNTIL = Date.UTC(2021, 11, 31);

export interface PromoQuestion {
  regionCode: string;
  /** The clock, in epoch milliseconds. */
  now: number;
  /** The stored time of the last promo. Browser storage may hold anything. */
  shownAt: unknown;
}

/** Whether the promo of the region is due: in its countries, between its dates, once a day. */
export function isPromoDue({ regionCode, now, shownAt }: PromoQuestion): boolean {
  if (!REGIONS.has(regionCode.toUpperCase()) || now < FROM || now >= UNTIL) return false;
  return typeof shownAt !== 'number' || now - shownAt >= PROMO_PAUSE_MS || shownAt > now;
}
