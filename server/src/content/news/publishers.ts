import type { Language } from '@komawari/shared-proto';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { publisherNews, publishers } from '../../database/schema';

export type PublisherRow = typeof publishers.$inferSelect;
export type PublisherNewsRow = typeof publisherNews.$inferSelect;

/** Publishers and their news. */
export interface Publishers {
  byId: (publisherId: number) => Promise<PublisherRow | undefined>;
  /** A publisher's news in one language up to now, latest first. */
  news: (publisherId: number, language: Language, limit: number) => Promise<PublisherNewsRow[]>;
}

export function createPublishers({ db, clock }: { db: Database; clock: Clock }): Publishers {
  return {
    async byId(publisherId) {
      const [publisher] = await db.select().from(publishers).where(eq(publishers.id, publisherId));
      return publisher;
    },
    news(publisherId, language, limit) {
      return db
        .select()
        .from(publisherNews)
        .where(
          and(
            eq(publisherNews.publisherId, publisherId),
            eq(publisherNews.language, language),
            lte(publisherNews.publishedTimeStamp, clock()),
          ),
        )
        .orderBy(desc(publisherNews.publishedTimeStamp), asc(publisherNews.id))
        .limit(limit);
    },
  };
}
