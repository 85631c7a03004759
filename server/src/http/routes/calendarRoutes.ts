import type { Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { wireComingSoon, wireLeavingSoon } from '../../wire/wireCalendar';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';

/**
 * `/title_list/coming_next` and `/title_list/leaving_soon`: one answer each for everyone and all languages, in existing messages
 * of the wire (docs/decisions/0019-calendar-and-feeds.md). The browser picks out what concerns its reader.
 */
export function calendarRoutes(api: Hono<ApiEnv>, { calendar }: Pick<Content, 'calendar'>, sendShared: SendShared): void {
  api.get('/title_list/coming_next', (c) =>
    sendShared(c, 'coming_next', async () => {
      const comingSoon = (await calendar.coming()).map((chapter) => wireComingSoon(c.var.origin, chapter));
      return { view: { kind: 'webHomeViewV2', value: { comingSoon } } };
    }),
  );

  api.get('/title_list/leaving_soon', (c) =>
    sendShared(c, 'leaving_soon', async () => {
      const groups = wireLeavingSoon(c.var.origin, await calendar.leaving());
      return { view: { kind: 'webHomeView', value: { groups } } };
    }),
  );
}
