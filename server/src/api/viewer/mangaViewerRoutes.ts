import type { Context, Hono } from 'hono';
import type { MangaViewer, Page } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { sendPersonal } from '../answers/answer';
import { isSubscribed } from '../bookmarks/bookmarks';
import { topComments } from '../comments/comments';
import { bannersAt, wireBanner } from '../home/wireBanner';
import { publisherBanner, publisherById } from '../news/publisherItems';
import { idParameter, wordParameter } from '../parameters';
import type { ApiEnv, Site } from '../Site';
import { availableChapters } from '../titles/chapterRanges';
import { wireChapter } from '../titles/wireChapter';
import { wireSns } from '../titles/wireTitleDetail';
import { QUALITIES, wirePage } from './chapterPages';
import { wireEnd } from './lastPage';
import { type ReadableChapter, readableChapter } from './readableChapter';

/** `/manga_viewer` (spec §7): a chapter to read. */
export function mangaViewerRoutes(api: Hono<ApiEnv>, site: Site): void {
  api.get('/manga_viewer', async (c) => {
    const query = (name: string) => c.req.query(name);
    const chapterId = idParameter(query, 'chapter_id');
    const quality = wordParameter(query, 'img_quality', QUALITIES);
    // Spreads are stored as their halves, so there is nothing to split; the word is checked all the same.
    wordParameter(query, 'split', ['no', 'yes']);
    const readable = await readableChapter(site, chapterId);
    const { record, pages } = readable;
    site.views.count({ titleId: record.title.id, chapterId, session: c.var.session });
    const value: Draft<MangaViewer> = {
      ...wireBook(c.var.origin, readable, site.clock()),
      pages: [
        ...pages.map((page) => wirePage(c.var.origin, quality, page)),
        ...(await bannerPage(site, c.var.origin, record.title.language)),
        await lastPage(site, c, readable),
      ],
      regionCode: regionOf(site, c),
    };
    return sendPersonal(c, { view: { kind: 'mangaViewer', value } });
  });
}

function wireBook(origin: string, { record, chapter, comments }: ReadableChapter, now: number): Draft<MangaViewer> {
  const { title, work } = record;
  return {
    chapterId: chapter.id,
    titleId: title.id,
    titleName: title.name,
    chapterName: chapter.name,
    chapters: availableChapters(record, now).map((other) => wireChapter(origin, other)),
    sns: wireSns(origin, title),
    numberOfComments: comments.numberOfComments,
    isVerticalOnly: chapter.isVerticalOnly || work.direction === 'vertical',
    startFromRight: chapter.startFromRight || work.direction === 'rtl',
  };
}

/** The banners of the featured page, on a page of their own before the last one. */
async function bannerPage(site: Site, origin: string, language: number): Promise<Draft<Page>[]> {
  const rows = await bannersAt(site, language, ['content']);
  if (rows.length === 0) return [];
  const banners = rows.map((banner) => wireBanner(origin, banner));
  return [{ content: { kind: 'bannerList', value: { bannerTitle: '', banners } } }];
}

/** Always the last element (wire, clients' demand 3). */
async function lastPage(site: Site, c: Context<ApiEnv>, readable: ReadableChapter): Promise<Draft<Page>> {
  const { record, chapter, comments } = readable;
  const { origin, session } = c.var;
  const publisher = record.work.publisherId === null ? undefined : await publisherById(site, record.work.publisherId);
  const value = {
    ...wireEnd(origin, record, chapter, site.clock()),
    topComments: await topComments(site, c.var, chapter.id, comments),
    isSubscribed: await isSubscribed(site.db, session, record.title.id),
    publisherBanner: publisher && publisherBanner(origin, publisher),
  };
  return { content: { kind: 'lastPage', value } };
}

/** The reader's country, where a proxy in front of the site tells it. */
function regionOf({ options }: Site, c: Context<ApiEnv>): string {
  const region = options.regionHeader ? c.req.header(options.regionHeader) : undefined;
  return region !== undefined && /^[A-Z]{2}$/.test(region) && region !== 'XX' ? region : '';
}
