import type { Hono } from 'hono';
import { featuredListsOf } from '../../content/home/featuredLists';
import { recentChapters } from '../../content/home/recentChapters';
import { listedTitles, listedTitlesById } from '../../content/titles/listedTitles';
import { firstOfEachLanguage } from '../../content/titles/titleLists';
import { updateGroups } from '../../wire/updateGroups';
import { actionTo, type BannerRow, bannersAt, wireBanner } from '../../wire/wireBanner';
import { wireLanguages } from '../../wire/wireLanguages';
import { imageUrl, wireTitle } from '../../wire/wireTitle';
import { sendShared } from '../answers/answer';
import { acceptedLanguages } from '../request/acceptedLanguages';
import { languageParameter } from '../request/parameters';
import type { ApiEnv, Site } from '../Site';

/** spec §9: the first 25 for the reader's content languages. */
const RANKING_COUNT = 25;

/** `/web/web_homeV3` (spec §7): Home, and the languages beside it. */
export function homeRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/web/web_homeV3', (c) => {
    const language = languageParameter((name) => c.req.query(name));
    const accepted = acceptedLanguages(c.req.header('Accept-Language')).slice(0, 3);
    const key = `home ${language.code} ${accepted.map(({ code }) => code).join()}`;
    const build = async () => ({
      languages: await wireLanguages(site, accepted),
      view: { kind: 'webHomeViewV3' as const, value: await wireHome(site, c.var.origin, language.wire) },
    });
    return sendShared(c, site, key, build, { vary: 'Accept-Language' });
  });
}

async function wireHome(site: Site, origin: string, language: number) {
  const banners = await bannersAt(site, language, ['top', 'popup']);
  const ranking = firstOfEachLanguage(await listedTitles(site), RANKING_COUNT);
  const lists = await featuredListsOf(site, origin, language);
  return {
    topBanners: banners.filter(({ placement }) => placement === 'top').map((banner) => wireBanner(origin, banner)),
    groups: updateGroups(origin, await recentChapters(site), await listedTitlesById(site), site.clock()),
    ranking: ranking.map((title) => wireTitle(origin, title)),
    popup: wirePopup(
      origin,
      banners.find(({ placement }) => placement === 'popup'),
    ),
    featuredTitleLists: lists.map(({ list }) => list),
  };
}

function wirePopup(origin: string, banner: BannerRow | undefined) {
  if (!banner) return undefined;
  const image = { imageUrl: imageUrl(origin, banner.image), action: actionTo(banner.method as 0 | 1 | 2, banner.url) };
  return { popupId: banner.id, content: { kind: 'oneImage' as const, value: image } };
}
