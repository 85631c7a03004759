import type { MangaViewer, Page } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import type { Context, Hono } from 'hono';
import { QUALITIES, wirePage } from '../../content/chapters/chapterPages';
import { type ReadableChapter, readableChapter } from '../../content/chapters/readableChapter';
import { topComments } from '../../content/comments/comments';
import { publisherBanner } from '../../content/news/publisherItems';
import { isSubscribed } from '../../content/readers/bookmarks';
import { openChapters } from '../../content/titles/chapterRanges';
import { wireEnd } from '../../wire/lastPage';
import { wireBanner } from '../../wire/wireBanner';
import { wireChapter } from '../../wire/wireChapter';
import { wireSns } from '../../wire/wireTitleDetail';
import { sendPersonal } from '../answers/answer';
import { idParameter, wordParameter } from '../request/parameters';
import type { ApiEnv, Site } from '../Site';

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
        ...bannerPage(c.var.origin, readable),
        await lastPage(site, c, readable),
      ],
      regionCode: c.var.region,
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
    chapters: openChapters(record, now).map(({ chapter: other }) => wireChapter(origin, other)),
    sns: wireSns(origin, title),
    numberOfComments: comments.numberOfComments,
    isVerticalOnly: chapter.isVerticalOnly || work.direction === 'vertical',
    startFromRight: chapter.startFromRight || work.direction === 'rtl',
  };
}

/** The banners of the featured page, on a page of their own before the last one. */
function bannerPage(origin: string, { banners }: ReadableChapter): Draft<Page>[] {
  if (banners.length === 0) return [];
  const value = { bannerTitle: '', banners: banners.map((banner) => wireBanner(origin, banner)) };
  return [{ content: { kind: 'bannerList', value } }];
}

/** Always the last element (wire, clients' demand 3). */
async function lastPage(site: Site, c: Context<ApiEnv>, readable: ReadableChapter): Promise<Draft<Page>> {
  const { record, chapter, comments, publisher } = readable;
  const { origin, session } = c.var;
  const value = {
    ...wireEnd(origin, record, chapter, site.clock()),
    topComments: await topComments(site, c.var, chapter.id, comments),
    isSubscribed: await isSubscribed(site.db, session, record.title.id),
    publisherBanner: publisher && publisherBanner(origin, publisher),
  };
  return { content: { kind: 'lastPage', value } };
}
