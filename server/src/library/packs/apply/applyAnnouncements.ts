import { languageInfo } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import { announcements } from '../../../database/schema';
import { applyPlan } from '../../rows/applyPlan';
import { planRows } from '../../rows/rowPlan';
import { languagesOf, secondsOf, tellPlan } from './ApplyContext';
import { editorHtml } from './editorHtml';
import type { FrontContext } from './pageAddress';

type AnnouncementRow = typeof announcements.$inferSelect;

/** Updates service announcements to match the pack. */
export async function applyAnnouncements(context: FrontContext): Promise<void> {
  const { pack, db } = context;
  if (!pack.announcements) return;
  const wanted: Omit<AnnouncementRow, 'id'>[] = [];
  for (const { value, where } of pack.announcements.entries) {
    for (const { language, value: title } of languagesOf(value.title)) {
      wanted.push({
        key: value.key,
        language: languageInfo(language).wire,
        title,
        body: await editorHtml(context, value.body[language] ?? '', language, where),
        date: secondsOf(context, value.date),
        source: pack.source,
      });
    }
  }
  const rows = await db.select().from(announcements).where(eq(announcements.source, pack.source));
  const plan = planRows(rows, wanted, ({ key, language }) => `${key} ${language}`, pack.announcements.isWhole);
  tellPlan(context, plan, 'announcements', ({ title }) => `announcement "${title}"`);
  if (!context.isDryRun) await applyPlan(db, announcements, 'announcement', plan);
}
