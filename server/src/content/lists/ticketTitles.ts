import { and, gt, lte } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { chapters } from '../../database/schema';
import { rangesOfTitle } from '../titles/accessInTitle';
import type { TitleRecords, TitleRow } from '../titles/titleRecords';

/** A title with chapters that can be read by ticket. */
export interface TicketTitle {
  title: TitleRow;
  firstChapterId: number;
  lastChapterId: number;
}

/** The titles that can be read by ticket now, by ID. */
export interface TicketTitles {
  all: () => Promise<TicketTitle[]>;
}

const MAX_TITLES = 500;

export function createTicketTitles({ db, clock, titles }: { db: Database; clock: Clock; titles: TitleRecords }): TicketTitles {
  return {
    async all() {
      const now = clock();
      const candidates = await db
        .selectDistinct({ titleId: chapters.titleId })
        .from(chapters)
        .where(and(gt(chapters.chapterTicketEndtime, now), lte(chapters.startTimeStamp, now)))
        .orderBy(chapters.titleId)
        .limit(MAX_TITLES);
      const records = await Promise.all(candidates.map(({ titleId }) => titles.byId(titleId)));
      return records.flatMap((record): TicketTitle[] => {
        const byTicket = record ? rangesOfTitle(record, now).byTicket : [];
        const [first, last] = [byTicket[0], byTicket.at(-1)];
        return record && first && last ? [{ title: record.title, firstChapterId: first.id, lastChapterId: last.id }] : [];
      });
    },
  };
}
