import { IMAGE_QUALITIES, paths } from '@komawari/shared-domain';
import { eq, inArray } from 'drizzle-orm';
import { bumpContentVersion } from '../../database/counters';
import type { Transaction } from '../../database/Database';
import { banners, chapters, commentLikes, comments, favorites, pages, pushMessages, titles, works } from '../../database/schema';

/** The pictures that nothing names any more. */
interface UnusedPictures {
  ofPages: string[];
  /** Those around the pages, of which there are smaller sizes. */
  others: string[];
}

/**
 * Takes chapters of a work out with all that hangs on them and leads to them, then titles that have no chapter left, and the
 * work when it has no title.
 */
export async function removeChapters(tx: Transaction, workId: number, ids: readonly number[]): Promise<UnusedPictures> {
  const pageRows = await tx
    .select({ images: pages.images })
    .from(pages)
    .where(inArray(pages.chapterId, [...ids]));
  const pictures = pageRows.flatMap(({ images }) =>
    IMAGE_QUALITIES.flatMap((quality) => [images[quality].name, images[quality].whole?.name ?? []].flat()),
  );
  const addresses = ids.map((id) => paths.viewer(id));
  const leading = await tx.delete(banners).where(inArray(banners.url, addresses)).returning({ image: banners.image });
  await tx.delete(commentLikes).where(inArray(commentLikes.chapterId, [...ids]));
  await tx.delete(comments).where(inArray(comments.chapterId, [...ids]));
  await tx.delete(pushMessages).where(inArray(pushMessages.chapterId, [...ids]));
  const gone = await tx
    .delete(chapters)
    .where(inArray(chapters.id, [...ids]))
    .returning({ image: chapters.thumbnailImage });
  const covers = await removeEmptyTitles(tx, workId);
  await bumpContentVersion(tx);
  // Pages have keys of their own, so their pictures are nobody else's; covers and the like may be.
  const shared = [...leading.map(({ image }) => image), ...gone.map(({ image }) => image), ...covers];
  const used = await usedAmong(tx, shared);
  return { ofPages: [...new Set(pictures)], others: [...new Set(shared.filter((name) => !used.has(name)))] };
}

/** Gives the covers of the titles that went. */
async function removeEmptyTitles(tx: Transaction, workId: number): Promise<string[]> {
  const own = await tx.select({ id: titles.id }).from(titles).where(eq(titles.workId, workId));
  const all = own.map(({ id }) => id);
  const alive = await tx.selectDistinct({ id: chapters.titleId }).from(chapters).where(inArray(chapters.titleId, all));
  const kept = new Set(alive.map(({ id }) => id));
  const empty = all.filter((id) => !kept.has(id));
  await tx.delete(favorites).where(inArray(favorites.titleId, empty));
  const gone = await tx.delete(titles).where(inArray(titles.id, empty)).returning();
  const addresses = empty.map((id) => paths.title(id));
  const leading = await tx.delete(banners).where(inArray(banners.url, addresses)).returning({ image: banners.image });
  if (kept.size === 0) await tx.delete(works).where(eq(works.id, workId));
  return [
    ...gone.flatMap(({ portraitImage, landscapeImage }) => [portraitImage, landscapeImage]),
    ...leading.map(({ image }) => image),
  ];
}

/** Those of some pictures that a title, a chapter or a banner still shows. */
async function usedAmong(tx: Transaction, names: readonly string[]): Promise<ReadonlySet<string>> {
  const some = [...names];
  const rows = await Promise.all([
    tx.select({ image: titles.portraitImage }).from(titles).where(inArray(titles.portraitImage, some)),
    tx.select({ image: titles.landscapeImage }).from(titles).where(inArray(titles.landscapeImage, some)),
    tx.select({ image: chapters.thumbnailImage }).from(chapters).where(inArray(chapters.thumbnailImage, some)),
    tx.select({ image: banners.image }).from(banners).where(inArray(banners.image, some)),
  ]);
  return new Set(rows.flat().map(({ image }) => image));
}
