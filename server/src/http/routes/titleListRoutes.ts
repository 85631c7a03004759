import type { Hono } from 'hono';
import type { Content } from '../../content/createContent';
import { lastUpdated, lastUpdatedWorks, mostViewed, mostViewedWorks, titleGroups } from '../../content/lists/titleLists';
import { wireAllTitles, wireRankedWorks, wireRanking, wireUpdatedTitles, wireUpdatedWorks } from '../../wire/wireTitleLists';
import type { SendShared } from '../answers/sharedAnswers';
import type { ApiEnv } from '../request/ApiEnv';

/** The ranking shows at most 40 titles (docs/specification.md §9). */
const RANKING_COUNT = 40;
const UPDATED_COUNT = 60;

/**
 * `/title_list/allV2`, `/title_list/ranking` and `/title_list/updated` (docs/specification.md §7), and our own
 * `/title_list/rankingV2` and `/title_list/updatedV2` for readers of several languages
 * (docs/decisions/0020-catalog-ranking-by-works.md).
 */
export function titleListRoutes(api: Hono<ApiEnv>, { listed }: Pick<Content, 'listed'>, sendShared: SendShared): void {
  api.get('/title_list/allV2', (c) =>
    sendShared(c, 'allV2', async () => {
      const value = wireAllTitles(c.var.origin, titleGroups(await listed.all()));
      return { view: { kind: 'allTitlesViewV2', value } };
    }),
  );

  api.get('/title_list/ranking', (c) =>
    sendShared(c, 'ranking', async () => {
      const value = wireRanking(c.var.origin, mostViewed(await listed.all(), RANKING_COUNT));
      return { view: { kind: 'titleRankingView', value } };
    }),
  );

  api.get('/title_list/rankingV2', (c) =>
    sendShared(c, 'rankingV2', async () => {
      const value = wireRankedWorks(c.var.origin, mostViewedWorks(await listed.all(), RANKING_COUNT));
      return { view: { kind: 'titleRankingViewV2', value } };
    }),
  );

  api.get('/title_list/updated', (c) =>
    sendShared(c, 'updated', async () => {
      const value = wireUpdatedTitles(c.var.origin, lastUpdated(await listed.all(), UPDATED_COUNT));
      return { view: { kind: 'titleUpdatedView', value } };
    }),
  );

  api.get('/title_list/updatedV2', (c) =>
    sendShared(c, 'updatedV2', async () => {
      const value = wireUpdatedWorks(c.var.origin, lastUpdatedWorks(await listed.all(), UPDATED_COUNT));
      return { view: { kind: 'titleUpdatedViewV2', value } };
    }),
  );
}
