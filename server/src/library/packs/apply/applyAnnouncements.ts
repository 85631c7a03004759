import { eq } from 'drizzle-orm';
import sanitizeHtml from 'sanitize-html';
import { announcements } from '../../../database/schema';
import { wireLanguage, type LanguageCode } from '../../naming/languages';
import { applyPlan } from '../../rows/applyPlan';
import { planRows } from '../../rows/rowPlan';
import { languagesOf, leaveOut, secondsOf, tellPlan } from './ApplyContext';
import { pageAddress, type FrontContext } from './pageAddress';

type AnnouncementRow = typeof announcements.$inferSelect;

/** Brings service announcements to what the pack says. */
export async function applyAnnouncements(context: FrontContext): Promise<void> {
  const { pack, db } = context;
  if (!pack.announcements) return;
  const wanted: Omit<AnnouncementRow, 'id'>[] = [];
  for (const { value, where } of pack.announcements.entries) {
    for (const { language, value: title } of languagesOf(value.title)) {
      wanted.push({
        key: value.key,
        language: wireLanguage(language),
        title,
        body: await announcementHtml(context, value.body[language] ?? '', language, where),
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

/** Text, lists and links. What could run, load, or dress itself up as the site is taken out. */
async function announcementHtml(context: FrontContext, html: string, language: LanguageCode, where: string): Promise<string> {
  const clean = sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'h3', 'h4', 'a', 'hr'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  });
  const links = [...clean.matchAll(/ href="(\/[^"]*)"/g)].map((match) => match[1]!);
  let linked = clean;
  for (const link of new Set(links)) {
    const address = await pageAddress(context, link, language, where).catch((error: unknown) => leaveOut(context, error, where));
    linked = linked.replaceAll(` href="${link}"`, address ? ` href="${address}"` : '');
  }
  return linked;
}
