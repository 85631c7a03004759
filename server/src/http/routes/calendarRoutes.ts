import { and, asc, gt, lte, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { comingChapters } from '../../content/calendar/comingChapters';
import { listedTitlesById } from '../../content/titles/listedTitles';
import { openChapters } from '../../content/titles/openChapters';
import { chapters } from '../../database/schema';
import { wireComingSoon, wireLeavingSoon } from '../../wire/wireCalendar';
import { sendShared } from '../answers/answer';
import type { ApiEnv, Site } from '../Site';

/** spec §9: an end is near when it is within 7 days. */
const LEAVING_S = 7 * 24 * 60 * 60;

/** Bounds a library that ends as a whole. */
const MOST_LEAVING = 3000;

/**
 * `/title_list/coming_next` and `/title_list/leaving_soon`: one answer each for everyone and all languages, in messages
 * that the wire has (docs/decisions/0019-calendar-and-feeds.md). What of it is a reader's own is found in the browser.
 */
export function calendarRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/title_list/coming_next', (c) =>
    sendShared(c, site, 'coming_next', async () => {
      const comingSoon = (await comingChapters(site)).map((chapter) => wireComingSoon(c.var.origin, chapter));
      return { view: { kind: 'webHomeViewV2', value: { comingSoon } } };
    }),
  );

  api.get('/title_list/leaving_soon', (c) =>
    sendShared(c, site, 'leaving_soon', async () => {
      const groups = wireLeavingSoon(c.var.origin, await leavingChapters(site), await listedTitlesById(site));
      return { view: { kind: 'webHomeView', value: { groups } } };
    }),
  );
}

function leavingChapters({ db, clock }: Site) {
  const now = clock();
  return openChapters(db, now, {
    where: and(gt(chapters.endTimeStamp, now), lte(chapters.endTimeStamp, now + LEAVING_S)),
    orderBy: [asc(chapters.endTimeStamp), sql`${chapters.id}`],
    most: MOST_LEAVING,
  });
}
