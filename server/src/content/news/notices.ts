import type { Language } from '@komawari/shared-proto';
import { and, asc, desc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { announcements, faq } from '../../database/schema';

/** A text of the site for its readers. */
export interface Notice {
  id: number;
  title: string;
  /** HTML, sanitized before it was stored. */
  body: string;
  /** In epoch seconds; 0 if the date has no meaning. */
  date: number;
}

/** The site's texts for its readers, by language. */
export interface Notices {
  /** The announcements up to now, latest first. */
  announcements: (language: Language) => Promise<Notice[]>;
  /** The FAQ in the editor's order, with the question as title and the answer as body. */
  questions: (language: Language) => Promise<Notice[]>;
}

const MAX_ANNOUNCEMENTS = 100;
const MAX_QUESTIONS = 200;

export function createNotices({ db, clock }: { db: Database; clock: Clock }): Notices {
  return {
    announcements(language) {
      const { id, title, body, date } = announcements;
      return db
        .select({ id, title, body, date })
        .from(announcements)
        .where(and(eq(announcements.language, language), lte(date, clock())))
        .orderBy(desc(date), desc(id))
        .limit(MAX_ANNOUNCEMENTS);
    },
    async questions(language) {
      const { id, question, answer, position } = faq;
      const rows = await db
        .select({ id, title: question, body: answer })
        .from(faq)
        .where(eq(faq.language, language))
        .orderBy(asc(position), asc(id))
        .limit(MAX_QUESTIONS);
      return rows.map((row) => ({ ...row, date: 0 }));
    },
  };
}
