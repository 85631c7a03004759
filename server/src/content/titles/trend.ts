import { DAY_SECONDS } from '@komawari/shared-domain';
import { type SQL, sql } from 'drizzle-orm';
import { titles } from '../../database/schema';

/** How much a title has been read recently: the sum of its views, each of which halves every week (docs/guides/ranking.md). */
export interface Trend {
  trend: number;
  /** When it was last updated, in epoch seconds. */
  trendAt: number;
}

const HALF_LIFE_S = 7 * DAY_SECONDS;

/** More than any value needs to become practically 0. With a smaller power, databases report an error. */
const MAX_HALVINGS = 500;

/** A title's trend at a certain time. */
export function trendNow({ trend, trendAt }: Trend, now: number): number {
  return trend * 0.5 ** (Math.max(now - trendAt, 0) / HALF_LIFE_S);
}

/** The columns of a title after this many more views, as SQL expressions. */
export function trendAfter(views: number, now: number): { trend: SQL; trendAt: number } {
  const halvings = sql`least(greatest(${now} - ${titles.trendAt}, 0) / ${HALF_LIFE_S}::float8, ${MAX_HALVINGS})`;
  return { trend: sql`${titles.trend} * power(0.5::float8, ${halvings}) + ${views}`, trendAt: now };
}
