import { asc, count, eq } from 'drizzle-orm';
import { chapters, titles, works } from '../../database/schema';
import type { LibraryContext } from '../context/LibraryContext';
import { languageCodeOf } from '../naming/languages';

/** Lists the works on the site, where they came from, and how many chapters each language has. */
export async function listWorks({ db, tell }: LibraryContext): Promise<void> {
  const rows = await db
    .select({ key: works.key, source: works.source, language: titles.language, name: titles.name, chapters: count(chapters.id) })
    .from(works)
    .innerJoin(titles, eq(titles.workId, works.id))
    .leftJoin(chapters, eq(chapters.titleId, titles.id))
    .groupBy(works.key, works.source, titles.language, titles.name)
    .orderBy(asc(works.key), asc(titles.language));
  const sources = new Map(rows.map(({ key, source }) => [key, source]));
  for (const [key, source] of sources) {
    const ofWork = rows.filter((row) => row.key === key);
    tell({ kind: 'note', text: `${key}  (${source})` });
    for (const { language, name, chapters: number } of ofWork) {
      tell({ kind: 'note', text: `  ${languageCodeOf(language)}  ${name}, ${number} ${number === 1 ? 'chapter' : 'chapters'}` });
    }
  }
  if (rows.length === 0) tell({ kind: 'note', text: 'No works yet. "npm run library -- --help" shows how to import them.' });
}
