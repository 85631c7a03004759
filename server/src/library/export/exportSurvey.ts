import { and, asc, eq, gt } from 'drizzle-orm';
import { questionnaireAnswers } from '../../database/schema';
import type { LibraryContext } from '../context/LibraryContext';
import { LibraryError } from '../report/LibraryError';
import { csvRecord } from './csv';
import { isoTime } from './isoTime';

const BATCH = 500;

/** docs/specification.md §7: answers come as q1 to q17. */
const QUESTIONS = Array.from({ length: 17 }, (_, index) => `q${index + 1}`);

type Exporting = Pick<LibraryContext, 'db' | 'tell' | 'signal'>;

/**
 * Exports the answers to one questionnaire: one row per reader, one column per question. Several choices are separated by "; ".
 */
export async function exportSurvey(context: Exporting, key: string): Promise<number> {
  const { tell, signal } = context;
  let count = 0;
  for (let after = ''; ; ) {
    signal?.throwIfAborted();
    const rows = await answersAfter(context, key, after);
    const last = rows.at(-1);
    if (count === 0 && !last) throw await noAnswers(context, key);
    if (!last) return count;
    if (count === 0)
      tell({ kind: 'data', text: csvRecord(['created', 'language', 'os', 'os_ver', 'app_ver', ...QUESTIONS, 'reader']) });
    tell({ kind: 'data', text: rows.map(recordOf).join('') });
    count += rows.length;
    after = last.respondent;
  }
}

function recordOf({
  created,
  language,
  os,
  osVersion,
  appVersion,
  answers,
  respondent,
}: typeof questionnaireAnswers.$inferSelect): string {
  const answered = QUESTIONS.map((question) => [answers[question] ?? ''].flat().join('; '));
  return csvRecord([isoTime(created), language, os, osVersion, appVersion, ...answered, respondent]);
}

function answersAfter({ db }: Exporting, key: string, after: string) {
  return db
    .select()
    .from(questionnaireAnswers)
    .where(and(eq(questionnaireAnswers.questionnaireKey, key), gt(questionnaireAnswers.respondent, after)))
    .orderBy(asc(questionnaireAnswers.respondent))
    .limit(BATCH);
}

async function noAnswers({ db }: Exporting, key: string): Promise<LibraryError> {
  const rows = await db.selectDistinct({ key: questionnaireAnswers.questionnaireKey }).from(questionnaireAnswers).limit(20);
  const known =
    rows.length > 0
      ? `There are answers to: ${rows
          .map((row) => row.key)
          .sort()
          .join(', ')}.`
      : 'Nobody has answered a survey yet.';
  return new LibraryError(key, 'has no answers.', known);
}
