import type { Page, PageType } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { pages } from '../../database/schema';
import { imageUrl } from '../../wire/wireTitle';

export type PageRow = typeof pages.$inferSelect;

/** spec §7: the wire's words for Low, Medium and High; high is the default. */
export const QUALITIES = ['high', 'low', 'super_high'] as const;

export type Quality = (typeof QUALITIES)[number];

/** The pages of a chapter in reading order. */
export function chapterPages(db: Database, chapterId: number): Promise<PageRow[]> {
  return db.select().from(pages).where(eq(pages.chapterId, chapterId)).orderBy(asc(pages.position));
}

/** One page, with the key that its image is encrypted with (wire, "Page images"). */
export function wirePage(origin: string, quality: Quality, page: PageRow): Draft<Page> {
  const { name, key } = page.images[quality];
  const { width, height } = page;
  const value = { imageUrl: imageUrl(origin, name), width, height, type: page.type as PageType, encryptionKey: key };
  return { content: { kind: 'mangaPage', value } };
}
