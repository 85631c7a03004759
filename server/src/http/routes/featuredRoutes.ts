import type { Hono } from 'hono';
import { featuredListsOf } from '../../content/home/featuredLists';
import { type BannerRow, bannersAt, wireBanner } from '../../wire/wireBanner';
import { sendShared } from '../answers/answer';
import { languageParameter } from '../request/parameters';
import type { ApiEnv, Site } from '../Site';

/** `/featured` (spec §7): one large and two small banners, then blocks of a banner or a list each. */
export function featuredRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/featured', (c) => {
    const language = languageParameter((name) => c.req.query(name));
    return sendShared(c, site, `featured ${language.code}`, async () => ({
      view: { kind: 'featuredTitlesView', value: await wireFeatured(site, c.var.origin, language.wire) },
    }));
  });
}

async function wireFeatured(site: Site, origin: string, language: number) {
  const banners = await bannersAt(site, language, ['main', 'sub1', 'sub2', 'content']);
  const at = (placement: BannerRow['placement']) => {
    const banner = banners.find((candidate) => candidate.placement === placement);
    return banner && wireBanner(origin, banner);
  };
  const bannerBlocks = banners
    .filter(({ placement }) => placement === 'content')
    .map((banner) => ({
      position: banner.position,
      content: { kind: 'banner' as const, value: wireBanner(origin, banner) },
    }));
  const listBlocks = (await featuredListsOf(site, origin, language)).map(({ position, list }) => ({
    position,
    content: { kind: 'titleList' as const, value: list },
  }));
  const blocks = [...bannerBlocks, ...listBlocks].sort((a, b) => a.position - b.position);
  return {
    mainBanner: at('main'),
    subBanner_1: at('sub1'),
    subBanner_2: at('sub2'),
    contents: blocks.map(({ content }) => ({ content })),
  };
}
