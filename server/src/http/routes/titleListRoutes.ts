import type { Hono } from 'hono';
import { groupBy } from '../../content/groupBy';
import { listedTitles } from '../../content/titles/listedTitles';
import { firstOfEachLanguage, titleGroups } from '../../content/titles/titleLists';
import { wireTitle } from '../../wire/wireTitle';
import { sendShared } from '../answers/answer';
import type { ApiEnv, Site } from '../Site';

/** spec §9: the ranking shows 40 titles at most. */
const RANKING_COUNT = 40;
const UPDATED_COUNT = 60;

/** `/title_list/allV2`, `/title_list/ranking`, `/title_list/rankingV2` and `/title_list/updated` (spec §7). */
export function titleListRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/title_list/allV2', (c) =>
    sendShared(c, site, 'allV2', async () => {
      const groups = titleGroups(await listedTitles(site)).map(({ name, titles }) => ({
        theTitle: name,
        titles: titles.map((title) => wireTitle(c.var.origin, title)),
      }));
      return { view: { kind: 'allTitlesViewV2', value: { groups } } };
    }),
  );

  api.get('/title_list/ranking', (c) =>
    sendShared(c, site, 'ranking', async () => {
      const ranked = firstOfEachLanguage(await listedTitles(site), RANKING_COUNT);
      return { view: { kind: 'titleRankingView', value: { titles: ranked.map((title) => wireTitle(c.var.origin, title)) } } };
    }),
  );

  // A path of our own, for readers of several languages (docs/decisions/0020-catalog-ranking-by-works.md).
  api.get('/title_list/rankingV2', (c) =>
    sendShared(c, site, 'rankingV2', async () => {
      const byWork = groupBy(firstOfEachLanguage(await listedTitles(site), RANKING_COUNT), ({ workId }) => workId);
      const rankedTitles = [...byWork.values()].map((members) => ({
        originalTitleId: members[0]!.id,
        titles: members.map((title) => wireTitle(c.var.origin, title)),
        score: members.reduce((sum, { viewCount }) => sum + viewCount, 0),
      }));
      return { view: { kind: 'titleRankingViewV2', value: { rankedTitles } } };
    }),
  );

  api.get('/title_list/updated', (c) =>
    sendShared(c, site, 'updated', async () => {
      const newestFirst = (await listedTitles(site)).toSorted((a, b) => b.updatedAt - a.updatedAt);
      const latestTitle = firstOfEachLanguage(newestFirst, UPDATED_COUNT).map((title) => ({
        title: wireTitle(c.var.origin, title),
        updatedTitleTimestamp: String(title.updatedAt),
      }));
      return { view: { kind: 'titleUpdatedView', value: { latestTitle } } };
    }),
  );
}
