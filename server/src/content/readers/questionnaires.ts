import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { questionnaireAnswers } from '../../database/schema';

/** Who answers which survey. */
export interface Respondent {
  questionnaireKey: string;
  /** The hash of a session or of a device's secret. */
  respondent: string;
}

export type QuestionnaireAnswers = Respondent &
  Pick<typeof questionnaireAnswers.$inferSelect, 'language' | 'os' | 'appVersion' | 'osVersion' | 'answers'>;

/** Surveys as they were answered. */
export interface Questionnaires {
  isAnswered: (respondent: Respondent) => Promise<boolean>;
  /** Whether a survey has answers already, or there are so few that another may begin: whoever invents keys comes to an end. */
  hasRoomFor: (questionnaireKey: string) => Promise<boolean>;
  /** Answered is answered: what came first stays. */
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
