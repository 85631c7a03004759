import type { Hono } from 'hono';
import { comingChapters } from '../../content/calendar/comingChapters';
import { highlightOf } from '../../content/home/highlight';
import { LANGUAGES } from '../../content/languages';
import { wireComingSoon } from '../../wire/wireCalendar';
import { sendShared } from '../answers/answer';
import { languageParameter } from '../request/parameters';
import type { ApiEnv, Site } from '../Site';

/** As many as a row invites to look through, whatever languages the reader has chosen. */
const COMING_COUNT = 12;

/**
 * `/web/home_sections`: what version 2 of the home view has and version 3 lacks (spec §2, Home; §3), for the part of Home
 * below the first screen. A path of ours with the wire's own message (docs/decisions/0019-calendar-and-feeds.md).
 */
export function homeSectionsRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/web/home_sections', (c) => {
    const language = languageParameter((name) => c.req.query(name));
    return sendShared(c, site, `home_sections ${language.code}`, async () => {
      const comingSoon = (await soonestOfEachLanguage(site)).map((chapter) => wireComingSoon(c.var.origin, chapter));
      const highlight = await highlightOf(site, c.var.origin, language.wire);
      return { view: { kind: 'webHomeViewV2', value: { comingSoon, highlight } } };
    });
  });
}

/** A title once, with its very next chapter. */
async function soonestOfEachLanguage(site: Site) {
  const seen = new Set<number>();
  const left = LANGUAGES.map(() => COMING_COUNT);
  return (await comingChapters(site)).filter(({ title }) => {
    if (seen.has(title.id) || !left[title.language]) return false;
    seen.add(title.id);
    left[title.language]! -= 1;
    return true;
  });
}
