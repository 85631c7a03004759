import type { Context, Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { mostViewedWorks, titleCounts, titleGroups } from '../../content/lists/titleLists';
import { wireAppHome, wireHomeOfWorks } from '../../wire/wireHome';
import { wireAvailableLanguages } from '../../wire/wireLanguages';
import { wireAllTitles, wireTicketTitles } from '../../wire/wireTitleLists';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';
import { languageParameter } from '../request/parameters';

type Inputs = Pick<Content, 'banners' | 'featuredLists' | 'listed' | 'recent' | 'ticketTitles'>;

/** The same number as in Home's own ranking. */
const RANKING_COUNT = 25;

/**
 * Calls that apps make and the specification leaves open (docs/wire.md, "Requests"): the first start, Home, and titles with
 * tickets. The variants with a later number answer with the wire's messages for the same purpose.
 */
export function clientRoutes(api: Hono<ApiEnv>, content: Inputs, sendShared: SendShared): void {
  const { banners, featuredLists, listed, recent, ticketTitles } = content;
  api.get('/init_v2', (c) =>
    sendShared(c, 'init', async () => {
      const availableLanguages = wireAvailableLanguages(titleCounts(await listed.all()));
      return { view: { kind: 'initialViewV2', value: { availableLanguages } } };
    }),
  );

  api.get('/title_list/ticket_titles', (c) =>
    sendShared(c, 'ticket_titles', async () => {
      const value = wireTicketTitles(c.var.origin, await ticketTitles.all());
      return { view: { kind: 'allTicketTitlesView', value } };
    }),
  );

  api.get('/title_list/all_v3', (c) =>
    sendShared(c, 'all_v3', async () => {
      const value = wireAllTitles(c.var.origin, titleGroups(await listed.all()));
      return { view: { kind: 'allTitlesViewV2', value } };
    }),
  );

  api.get('/web/web_homeV4', (c) => {
    const { code, wire } = languageParameter((name) => c.req.query(name));
    return sendShared(c, `home_of_works ${code}`, async () => {
      const value = wireHomeOfWorks(c.var.origin, {
        banners: await banners.at(wire, ['top', 'popup']),
        updates: await recent.byDay(),
        works: mostViewedWorks(await listed.all(), RANKING_COUNT),
        lists: await featuredLists.of(wire),
      });
      return { view: { kind: 'webHomeViewV4', value } };
    });
  });

  const home = (c: Context<ApiEnv>) => {
    const { code, wire } = languageParameter((name) => c.req.query(name));
    return sendShared(c, `app_home ${code}`, async () => {
      const value = wireAppHome(c.var.origin, await banners.at(wire, ['top']), await recent.byDay());
      return { view: { kind: 'homeViewV3', value } };
    });
  };
  for (const version of ['home_v3', 'home_v4', 'home_v6']) api.get(`/${version}`, home);
}
