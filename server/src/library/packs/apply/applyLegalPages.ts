import { languageInfo } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import { legalPages } from '../../../database/schema';
import { applyPlan } from '../../rows/applyPlan';
import { planRows } from '../../rows/rowPlan';
import { languagesOf, secondsOf, tellPlan } from './ApplyContext';
import { editorHtml } from './editorHtml';
import type { FrontContext } from './pageAddress';

type LegalPageRow = typeof legalPages.$inferSelect;

/** Updates the publisher's privacy policy, terms and copyright notices to match the pack. */
export async function applyLegalPages(context: FrontContext): Promise<void> {
  const { pack, db } = context;
  if (!pack.legal) return;
  const wanted: Omit<LegalPageRow, 'id'>[] = [];
  for (const { value, where } of pack.legal.entries) {
    const { key, date } = value;
    for (const { language, value: html } of languagesOf(value.body)) {
      const body = await editorHtml(context, html, language, where);
      wanted.push({ key, language: languageInfo(language).wire, body, date: secondsOf(context, date), source: pack.source });
    }
  }
  const rows = await db.select().from(legalPages).where(eq(legalPages.source, pack.source));
  const plan = planRows(rows, wanted, ({ key, language }) => `${key} ${language}`, pack.legal.isWhole);
  tellPlan(context, plan, 'legal pages', ({ key }) => `page "${key}"`);
  if (!context.isDryRun) await applyPlan(db, legalPages, 'legalPage', plan);
}
