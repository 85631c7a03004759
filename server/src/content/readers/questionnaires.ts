import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { questionnaireAnswers } from '../../database/schema';

/** The respondent of a survey. */
export interface Respondent {
  questionnaireKey: string;
  /** The hash of a session or of a device's secret. */
  respondent: string;
}

export type QuestionnaireAnswers = Respondent &
  Pick<typeof questionnaireAnswers.$inferSelect, 'language' | 'os' | 'appVersion' | 'osVersion' | 'answers'>;

/** The answers to surveys. */
export interface Questionnaires {
  isAnswered: (respondent: Respondent) => Promise<boolean>;
  /**
   * Whether a survey already has answers, or there are few enough surveys to start another one. This limits clients that invent
   * keys.
   */
  hasRoomFor: (questionnaireKey: string) => Promise<boolean>;
  /** Stores the answers. If the respondent has already answered, the first answers stay. */
  save: (answers: QuestionnaireAnswers) => Promise<void>;
}

const MAX_SURVEYS = 16;

export function createQuestionnaires({ db, clock }: { db: Database; clock: Clock }): Questionnaires {
  let known = new Set<string>();
  return {
    async hasRoomFor(questionnaireKey) {
      if (known.has(questionnaireKey)) return true;
      const rows = await db.selectDistinct({ key: questionnaireAnswers.questionnaireKey }).from(questionnaireAnswers);
      known = new Set(rows.map(({ key }) => key));
      return known.has(questionnaireKey) || known.size < MAX_SURVEYS;
    },
    async isAnswered({ questionnaireKey, respondent }) {
      const rows = await db
        .select({ created: questionnaireAnswers.created })
        .from(questionnaireAnswers)
        .where(and(eq(questionnaireAnswers.questionnaireKey, questionnaireKey), eq(questionnaireAnswers.respondent, respondent)));
      return rows.length > 0;
    },
    async save(answers) {
      await db
        .insert(questionnaireAnswers)
        .values({ ...answers, created: clock() })
        .onConflictDoNothing();
    },
  };
}
