import type { Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { mostViewed, titleCounts } from '../../content/lists/titleLists';
import { wireComingSoon } from '../../wire/wireCalendar';
import { wireHighlight, wireHome } from '../../wire/wireHome';
import { wireLanguages } from '../../wire/wireLanguages';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';
import { firstLanguages } from '../request/acceptedLanguages';
import { languageParameter } from '../request/parameters';

type Inputs = Pick<Content, 'banners' | 'calendar' | 'featuredLists' | 'highlights' | 'listed' | 'recent'>;

/** The first 25 for the reader's content languages (docs/specification.md §9). */
const RANKING_COUNT = 25;

/** As many as readers are likely to look through in a row, whatever languages they have chosen. */
const COMING_COUNT = 12;

/**
 * `/web/web_homeV3` (docs/specification.md §7): Home, together with the languages. `/web/home_sections` is our own path with the
 * wire's own message, for the part of Home below the first screen (docs/decisions/0019-calendar-and-feeds.md).
 */
export function homeRoutes(api: Hono<ApiEnv>, content: Inputs, sendShared: SendShared): void {
  const { banners, calendar, featuredLists, highlights, listed, recent } = content;

  api.get('/web/web_homeV3', (c) => {
    const { code, wire } = languageParameter((name) => c.req.query(name));
    const accepted = firstLanguages(c.req.header('Accept-Language'));
    const build = async () => {
      const titles = await listed.all();
      const value = wireHome(c.var.origin, {
        banners: await banners.at(wire, ['top', 'popup']),
        updates: await recent.byDay(),
        ranking: mostViewed(titles, RANKING_COUNT),
        lists: await featuredLists.of(wire),
      });
      const languages = wireLanguages(titleCounts(titles), accepted);
      return { languages, view: { kind: 'webHomeViewV3' as const, value } };
    };
    const key = `home ${code} ${accepted.map((language) => language.code).join()}`;
    return sendShared(c, key, build, { vary: 'Accept-Language' });
  });

  api.get('/web/home_sections', (c) => {
    const { code, wire } = languageParameter((name) => c.req.query(name));
    return sendShared(c, `home_sections ${code}`, async () => {
      const coming = await calendar.soonest(COMING_COUNT);
      const comingSoon = coming.map((chapter) => wireComingSoon(c.var.origin, chapter));
      const highlight = await highlights.of(wire);
      const value = { comingSoon, highlight: highlight && wireHighlight(c.var.origin, highlight) };
      return { view: { kind: 'webHomeViewV2', value } };
    });
  });
}
