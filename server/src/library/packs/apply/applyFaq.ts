import { languageInfo } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import { faq } from '../../../database/schema';
import { applyPlan } from '../../rows/applyPlan';
import { planRows } from '../../rows/rowPlan';
import { languagesOf, tellPlan } from './ApplyContext';
import { editorHtml } from './editorHtml';
import type { FrontContext } from './pageAddress';

type FaqRow = typeof faq.$inferSelect;

/** Updates questions and answers to match the pack, in its order. */
export async function applyFaq(context: FrontContext): Promise<void> {
  const { pack, db } = context;
  if (!pack.faq) return;
  const wanted: Omit<FaqRow, 'id'>[] = [];
  for (const [position, { value, where }] of pack.faq.entries.entries()) {
    for (const { language, value: question } of languagesOf(value.question)) {
      // The schema requires an answer in each language of the question.
      const answer = await editorHtml(context, value.answer[language]!, language, where);
      wanted.push({ key: value.key, language: languageInfo(language).wire, position, question, answer, source: pack.source });
    }
  }
  const rows = await db.select().from(faq).where(eq(faq.source, pack.source));
  const plan = planRows(rows, wanted, ({ key, language }) => `${key} ${language}`, pack.faq.isWhole);
  tellPlan(context, plan, 'questions', ({ question }) => `question "${question}"`);
  if (!context.isDryRun) await applyPlan(db, faq, 'faq', plan);
}
