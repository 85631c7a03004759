import { asc, eq } from 'drizzle-orm';
import { announcements, campaigns, faq, legalPages } from '../../../database/schema';
import { dateOf, type ExportContext, inGroups, perLanguage } from './ExportContext';
import { packHtml } from './packAddress';

/** Writes the publisher's texts: announcements, questions and answers, legal pages, campaigns. */
export async function exportTexts(context: ExportContext): Promise<void> {
  const { db, source, pack, names } = context;
  const told = await db.select().from(announcements).where(eq(announcements.source, source)).orderBy(asc(announcements.id));
  await pack.writeYaml(
    'announcements',
    inGroups(told, ({ key }) => key).map((rows) => ({
      key: rows[0].key,
      date: dateOf(rows[0].date),
      title: perLanguage(rows, ({ title }) => title),
      body: perLanguage(rows, ({ body, language }) => packHtml(names, body, language)),
    })),
  );
  const asked = await db.select().from(faq).where(eq(faq.source, source)).orderBy(asc(faq.position), asc(faq.language));
  await pack.writeYaml(
    'faq',
    inGroups(asked, ({ key }) => key).map((rows) => ({
      key: rows[0].key,
      question: perLanguage(rows, ({ question }) => question),
      answer: perLanguage(rows, ({ answer, language }) => packHtml(names, answer, language)),
    })),
  );
  const legal = await db.select().from(legalPages).where(eq(legalPages.source, source)).orderBy(asc(legalPages.id));
  await pack.writeYaml(
    'legal',
    inGroups(legal, ({ key }) => key).map((rows) => ({
      key: rows[0].key,
      date: dateOf(rows[0].date),
      body: perLanguage(rows, ({ body, language }) => packHtml(names, body, language)),
    })),
  );
  const begun = await db.select().from(campaigns).where(eq(campaigns.source, source)).orderBy(asc(campaigns.id));
  await pack.writeYaml(
    'campaigns',
    begun.map(({ key, regions, startTimeStamp, endTimeStamp }) => ({
      key,
      regions,
      from: dateOf(startTimeStamp),
      until: dateOf(endTimeStamp),
    })),
  );
}
