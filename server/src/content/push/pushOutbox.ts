import { DAY_SECONDS } from '@komawari/shared-domain';
import type { Language } from '@komawari/shared-proto';
import { and, count, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { announcedChapters, chapters, favorites, pages, pushMessages, pushTokens, titles } from '../../database/schema';

/** A message to one reader about one chapter. */
export interface PushMessage {
  chapterId: number;
  /** The reader's push token. */
  token: string;
  /** The language of the message. */
  language: Language;
  titleName: string;
  titleLanguage: Language;
  chapterName: string;
  subTitle: string;
  coverImage: string;
  /** The number of attempts, including this one. */
  attempts: number;
}

type MessageKey = Pick<PushMessage, 'chapterId' | 'token'>;

/**
 * The messages to send. A message is claimed before it is sent, and never claimed twice. So if a process ends in between, a
 * reader may miss a message but never gets it twice.
 */
export interface PushOutbox {
  /** Creates a message for every follower of the chapters that have started, once for each chapter. */
  announce: () => Promise<void>;
  /** Claims some messages for sending now. Messages to readers who no longer follow the title are dropped. */
  claim: (limit: number) => Promise<PushMessage[]>;
  /** The message was sent, or never will be. */
  finish: (message: MessageKey) => Promise<void>;
  /** The message was certainly not sent. It may be claimed again from this time on. */
  postpone: (message: MessageKey, notBefore: number) => Promise<void>;
  /** How many messages wait, and how many are claimed but not finished. */
  lengths: () => Promise<{ waiting: number; taken: number }>;
}

/** How long a chapter is news. If it started during a longer downtime of the site, nobody gets a message. */
const NEWS_SECONDS = 2 * DAY_SECONDS;

export function createPushOutbox({ db, clock }: { db: Database; clock: Clock }): PushOutbox {
  const isMessage = ({ chapterId, token }: MessageKey) =>
    and(eq(pushMessages.chapterId, chapterId), eq(pushMessages.token, token));

  return {
    async announce() {
      const now = clock();
      await db.transaction(async (tx) => {
        await tx.delete(pushMessages).where(lt(pushMessages.created, now - NEWS_SECONDS));
        const started = await tx
          .insert(announcedChapters)
          .select(
            tx
              .select({ chapterId: chapters.id, announced: sql<number>`${now}::int`.as('announced') })
              .from(chapters)
              .where(
                sql`${chapters.startTimeStamp} > ${now - NEWS_SECONDS} and ${chapters.startTimeStamp} <= ${now}
                  and (${chapters.endTimeStamp} = 0 or ${chapters.endTimeStamp} > ${now})
                  and exists (select 1 from ${pages} where ${pages.chapterId} = ${chapters.id})`,
              ),
          )
          .onConflictDoNothing()
          .returning();
        if (started.length === 0) return;
        const ids = started.map(({ chapterId }) => chapterId);
        // A reader who follows a work in several languages gets one message, about the chapter in the language of their
        // interface.
        await tx.execute(sql`
          insert into ${pushMessages} ("chapterId", token, created, "notBefore")
          select distinct on (${pushTokens.token}, ${titles.workId}, ${chapters.number})
            ${chapters.id}, ${pushTokens.token}, ${now}::int, ${now}::int
          from ${chapters}
            join ${titles} on ${titles.id} = ${chapters.titleId}
            join ${favorites} on ${favorites.titleId} = ${titles.id}
            join ${pushTokens} on ${pushTokens.session} = ${favorites.session}
          where ${inArray(chapters.id, ids)} and ${pushTokens.token} like '{%'
          order by ${pushTokens.token}, ${titles.workId}, ${chapters.number}, (${titles.language} = ${pushTokens.language}) desc
          on conflict do nothing`);
      });
    },

    async claim(limit) {
      const now = clock();
      const due = db
        .select({ chapterId: pushMessages.chapterId, token: pushMessages.token })
        .from(pushMessages)
        .where(and(isNull(pushMessages.claimed), lte(pushMessages.notBefore, now)))
        .orderBy(pushMessages.notBefore)
        .limit(limit)
        .for('update', { skipLocked: true });
      const taken = await db
        .update(pushMessages)
        .set({ claimed: now, attempts: sql`${pushMessages.attempts} + 1` })
        .where(sql`(${pushMessages.chapterId}, ${pushMessages.token}) in ${due}`)
        .returning({ chapterId: pushMessages.chapterId, token: pushMessages.token });
      const wanted = await Promise.all(taken.map((key) => readMessage(db, key)));
      await Promise.all(taken.filter((_, index) => !wanted[index]).map((key) => db.delete(pushMessages).where(isMessage(key))));
      return wanted.filter((message) => message !== undefined);
    },

    async finish(message) {
      await db.delete(pushMessages).where(isMessage(message));
    },

    async postpone(message, notBefore) {
      await db.update(pushMessages).set({ claimed: null, notBefore }).where(isMessage(message));
    },

    async lengths() {
      const [row] = await db.select({ all: count(), taken: count(pushMessages.claimed) }).from(pushMessages);
      const { all = 0, taken = 0 } = row ?? {};
      return { waiting: all - taken, taken };
    },
  };
}

/** The content of a message, if its chapter still exists and its reader still follows the title. */
async function readMessage(db: Database, { chapterId, token }: MessageKey): Promise<PushMessage | undefined> {
  const [row] = await db
    .select({
      chapterId: chapters.id,
      token: pushTokens.token,
      language: pushTokens.language,
      titleName: titles.name,
      titleLanguage: titles.language,
      chapterName: chapters.name,
      subTitle: chapters.subTitle,
      coverImage: titles.portraitImage,
      attempts: pushMessages.attempts,
    })
    .from(pushMessages)
    .innerJoin(pushTokens, eq(pushTokens.token, pushMessages.token))
    .innerJoin(chapters, eq(chapters.id, pushMessages.chapterId))
    .innerJoin(titles, eq(titles.id, chapters.titleId))
    .innerJoin(favorites, and(eq(favorites.titleId, titles.id), eq(favorites.session, pushTokens.session)))
    .where(and(eq(pushMessages.chapterId, chapterId), eq(pushMessages.token, token)));
  return row;
}
