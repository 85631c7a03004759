import { FALLBACK_LOCALE, isLocale, LANGUAGES, languageInfo, languageOfWire, paths } from '@komawari/shared-domain';
import { HEAD_ADDRESS } from '@komawari/shared-state/contract';
import type { Hono } from 'hono';
import type { SiteOptions } from '../config/config';
import type { Content } from '../content/createContent';
import { groupBy } from '../content/lists/groupBy';
import type { OriginReader } from '../http/request/originReader';
import { escapeHtml } from '../text/escapeHtml';
import type { Delivery } from './createDelivery';
import { feedLinks } from './page/feedLinks';
import { headTags } from './page/metaTags';
import { type PageMetaInputs, pageMeta, type Translation } from './page/pageMeta';
import { shellAddress } from './page/shellAddress';
import { NAMED_PAGES } from './page/texts/PageTexts';

export interface SearchEngineInputs {
  options: Pick<SiteOptions, 'brand'>;
  content: PageMetaInputs['content'] & Pick<Content, 'listed'>;
  delivery: Pick<Delivery, 'composition'>;
  originOf: OriginReader;
}

/**
 * The API and the publishing calls are for programs that know them. Pages need the brand's fonts and images, so those are
 * allowed.
 */
const CLOSED = 'User-agent: *\nDisallow: /api/\nDisallow: /-/\nAllow: /-/brand/\n';
const SITEMAP_PATH = '/sitemap.xml';
const AN_HOUR = 'public, max-age=3600';

/** The files for search engines, and the head of a page for the shell when it navigates to it. */
export function searchEngineRoutes(app: Hono, inputs: SearchEngineInputs): void {
  const { content, delivery, originOf } = inputs;
  const { brand } = inputs.options;
  const hasAbout = brand.about !== undefined;
  app.get('/robots.txt', (c) => c.text(`${CLOSED}\nSitemap: ${originOf(c.req.raw)}${SITEMAP_PATH}\n`));
  app.get(SITEMAP_PATH, async (c) => {
    const body = await sitemap({ content, hasAbout, origin: originOf(c.req.raw) });
    return c.body(body, 200, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': AN_HOUR });
  });
  app.get(HEAD_ADDRESS, async (c) => {
    const current = await delivery.composition.current();
    const path = c.req.query('path') ?? '';
    const locale = c.req.query('lang');
    const language = languageInfo(isLocale(locale) ? locale : FALLBACK_LOCALE);
    const pathname = current ? shellAddress(current.shell, path).shown : path;
    const origin = originOf(c.req.raw);
    const page = { content, hasAbout, origin, pathname, language, isLanguageNamed: false };
    const meta = { ...(await pageMeta(page)), feeds: await feedLinks(content, pathname, language, brand.name) };
    return c.json(headTags(meta, language, { brand, origin }), 200, { 'Cache-Control': 'no-cache' });
  });
}

interface SitemapInputs extends Pick<PageMetaInputs, 'hasAbout' | 'origin'> {
  content: SearchEngineInputs['content'];
}

/** All pages that search engines may find: the site's own in each language, and each title with its translations. */
async function sitemap(site: SitemapInputs): Promise<string> {
  const { content, origin } = site;
  const language = languageInfo(FALLBACK_LOCALE);
  const metas = NAMED_PAGES.map((pathname) => pageMeta({ ...site, pathname, language, isLanguageNamed: false }));
  const own = (await Promise.all(metas)).flatMap(({ isIndexed, canonical, translations = [] }) =>
    isIndexed && canonical
      ? [canonical, ...LANGUAGES.map(({ locale }) => `${canonical}?lang=${locale}`)].map((address) =>
          urlEntry(address, translations),
        )
      : [],
  );
  const works = groupBy(await content.listed.all(), ({ workId }) => workId);
  const titles = [...works.values()].flatMap((siblings) => {
    const translations = siblings.flatMap((title): Translation[] => {
      const tag = languageOfWire(title.language)?.tag;
      return tag ? [{ language: tag, href: origin + paths.title(title.id) }] : [];
    });
    return siblings.map(({ id, updatedAt }) =>
      urlEntry(origin + paths.title(id), translations.length > 1 ? translations : [], updatedAt),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...own,
    ...titles,
    '</urlset>',
    '',
  ].join('\n');
}

function urlEntry(address: string, translations: readonly Translation[], updatedAt?: number): string {
  const day = updatedAt === undefined ? '' : `<lastmod>${new Date(updatedAt * 1000).toISOString().slice(0, 10)}</lastmod>`;
  const others = translations.map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
  );
  return `<url><loc>${escapeHtml(address)}</loc>${day}${others.join('')}</url>`;
}
