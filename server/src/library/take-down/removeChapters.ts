import { IMAGE_QUALITIES, paths } from '@komawari/shared-domain';
import { eq, inArray } from 'drizzle-orm';
import { bumpContentVersion } from '../../database/counters';
import type { Transaction } from '../../database/Database';
import { banners, chapters, commentLikes, comments, favorites, pages, pushMessages, titles, works } from '../../database/schema';

/** Pictures that no row refers to any more. */
interface UnusedPictures {
  ofPages: string[];
  /** Pictures around the pages, which have smaller sizes. */
  others: string[];
}

/**
 * Removes chapters of a work with everything that belongs to them or links to them. Then removes titles without chapters, and the
 * work if it has no title left.
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
  // Pages have keys of their own, so nothing else uses their pictures. Covers and similar pictures may be shared.
  const shared = [...leading.map(({ image }) => image), ...gone.map(({ image }) => image), ...covers];
  const used = await findUsed(tx, shared);
  return { ofPages: [...new Set(pictures)], others: [...new Set(shared.filter((name) => !used.has(name)))] };
}

/** Removes titles without chapters, and returns the pictures that they and their banners used. */
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

/** Those of the given pictures that a title, a chapter or a banner still shows. */
async function findUsed(tx: Transaction, names: readonly string[]): Promise<ReadonlySet<string>> {
  const some = [...names];
  const rows = await Promise.all([
    tx.select({ image: titles.portraitImage }).from(titles).where(inArray(titles.portraitImage, some)),
    tx.select({ image: titles.landscapeImage }).from(titles).where(inArray(titles.landscapeImage, some)),
    tx.select({ image: chapters.thumbnailImage }).from(chapters).where(inArray(chapters.thumbnailImage, some)),
    tx.select({ image: banners.image }).from(banners).where(inArray(banners.image, some)),
  ]);
  return new Set(rows.flat().map(({ image }) => image));
}
