import { type Banner, PresentationMethod, type PublisherNews } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import { publisherNews, publishers } from '../../database/schema';
import type { Site } from '../../http/Site';
import { actionTo } from '../../wire/wireBanner';
import { imageUrl } from '../../wire/wireTitle';

export type PublisherRow = typeof publishers.$inferSelect;

export async function publisherById({ db }: Site, publisherId: number): Promise<PublisherRow | undefined> {
  const [publisher] = await db.select().from(publishers).where(eq(publishers.id, publisherId));
  return publisher;
}

/** The publisher's banner, which leads to its news unless it says otherwise. */
export function publisherBanner(origin: string, publisher: PublisherRow): Draft<Banner> | undefined {
  if (!publisher.bannerImage) return undefined;
  return {
    id: publisher.id,
    imageUrl: imageUrl(origin, publisher.bannerImage),
    action: actionTo(PresentationMethod.PUSH, publisher.bannerUrl ?? `/publisher_news/${publisher.id}`),
  };
}

/** A publisher's news in one language, latest first. */
export async function newsOf(
  { db, clock }: Site,
  publisher: PublisherRow,
  language: number,
  count: number,
): Promise<Draft<PublisherNews>[]> {
  const rows = await db
    .select()
    .from(publisherNews)
    .where(
      and(
        eq(publisherNews.publisherId, publisher.id),
        eq(publisherNews.language, language),
        lte(publisherNews.publishedTimeStamp, clock()),
      ),
    )
    .orderBy(desc(publisherNews.publishedTimeStamp), asc(publisherNews.id))
    .limit(count);
  return rows.map((row) => ({
    id: row.id,
    publisherId: publisher.id,
    publisherName: publisher.name,
    subject: row.subject,
    body: row.body,
    publishedTimeStamp: row.publishedTimeStamp,
    action: row.url ? actionTo(PresentationMethod.PUSH, row.url) : undefined,
  }));
}
