import type { TitleHighlight } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { eq } from 'drizzle-orm';
import { pages } from '../../database/schema';
import type { Site } from '../../http/Site';
import { bannersAt } from '../../wire/wireBanner';
import { imageUrl, wireTitle } from '../../wire/wireTitle';
import { chapterState } from '../titles/chapterRanges';
import { titleRecordOfChapter } from '../titles/titleRecord';

/**
 * The first pages of one chapter, chosen by the editors, while that chapter can be read (spec §3, Home view version 2).
 * Its pictures carry no key on the wire, so they are pictures of their own that need none: banners that lead to the viewer.
 */
export async function highlightOf(site: Site, origin: string, language: number): Promise<Draft<TitleHighlight> | undefined> {
  const pictures = await bannersAt(site, language, ['highlight']);
  const chapterId = Number(/^\/viewer\/(\d{1,9})$/.exec(pictures[0]?.url ?? '')?.[1]);
  const record = chapterId ? await titleRecordOfChapter(site, chapterId) : undefined;
  const chapter = record?.chapters.find(({ id }) => id === chapterId);
  if (!record || !chapter || chapterState(record, chapter, site.clock()) !== 'available') return undefined;
  const [page] = await site.db.select().from(pages).where(eq(pages.chapterId, chapterId)).orderBy(pages.position).limit(1);
  if (!page) return undefined;
  return {
    title: wireTitle(origin, record.title),
    chapterId,
    pageUrlList: pictures.map(({ image }) => imageUrl(origin, image)),
    pageHeight: page.height,
    pageWidth: page.width,
    isVerticalOnly: chapter.isVerticalOnly,
  };
}
