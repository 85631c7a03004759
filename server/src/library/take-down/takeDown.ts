import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { chapters, takenDown, titles, works } from '../../database/schema';
import { namesOfPicture } from '../../objects/renditionName';
import type { LibraryContext } from '../context/LibraryContext';
import { languageCodeOf } from '../naming/languages';
import { LibraryError } from '../report/LibraryError';
import { removeChapters } from './removeChapters';
import { isMeant, markScope, nameOfMark, putBackCommand, readMarks, type TakeDownScope } from './TakeDownScope';

/**
 * Takes chapters down: removes their rows and everything that links to them in one transaction, then their pictures. A mark keeps
 * packs and imports from bringing them back. Within a second, every server answers without them (docs/guides/editor.md, "Take
 * down a work or a chapter").
 */
export async function takeDown(context: LibraryContext, scope: TakeDownScope, why: string): Promise<void> {
  const { db, objects, clock, tell } = context;
  const mark = markScope(scope);
  const [work] = await db.select().from(works).where(eq(works.key, scope.work));
  const rows = await db
    .select({ chapter: chapters, title: titles })
    .from(chapters)
    .innerJoin(titles, eq(titles.id, chapters.titleId))
    .where(eq(titles.workId, work?.id ?? 0));
  const meant = rows.filter(({ title, chapter }) => isMeant(mark, title.language, chapter.number));
  const isNew = !(await readMarks(db, scope.work)).some((known) => nameOfMark(known) === nameOfMark(mark));
  if (meant.length === 0 && isNew) return tellUnknown(context, scope);

  const { ofPages, others } = await db.transaction(async (tx) => {
    await tx
      .insert(takenDown)
      .values({ ...mark, why, at: clock() })
      .onConflictDoNothing();
    const ids = meant.map(({ chapter }) => chapter.id);
    return work ? removeChapters(tx, work.id, ids) : { ofPages: [], others: [] };
  });
  // This includes a picture that was stored again in this same second.
  const after = clock() + 1;
  for (const name of [...ofPages, ...others.flatMap(namesOfPicture)]) await objects.removePicture(name, after);
  for (const { title, chapter } of meant)
    tell({ kind: 'item', outcome: 'removed', what: `${title.name} [${languageCodeOf(title.language)}] ${chapter.name}` });
  tell({
    kind: 'note',
    text: `  ${ofPages.length + others.length} pictures are gone from the store. To undo it: ${putBackCommand(mark)}`,
  });
}

/** Lets packs and imports bring a chapter back. */
export async function putBack({ db, tell }: LibraryContext, scope: TakeDownScope): Promise<void> {
  const marks = await readMarks(db, scope.work);
  const name = nameOfMark(markScope(scope));
  const mark = marks.find((known) => nameOfMark(known) === name);
  if (!mark) {
    const known = marks.map(nameOfMark).join(', ');
    const todo = known ? `Of this work there are: ${known}.` : 'Nothing of this work is.';
    return tell({ kind: 'error', where: name, what: 'is not taken down.', todo });
  }
  const { workKey, language, number } = mark;
  await db
    .delete(takenDown)
    .where(and(eq(takenDown.workKey, workKey), eq(takenDown.language, language), eq(takenDown.number, number)));
  tell({ kind: 'note', text: `  ${name} may come back. Apply its pack, or import it again.` });
}

/** Refuses a chapter as long as it is taken down. */
export async function refuseTakenDown(
  db: Database,
  { where, work, language, number }: { where: string; work: string; language: number; number: string },
): Promise<void> {
  const mark = (await readMarks(db, work)).find((known) => isMeant(known, language, number));
  if (!mark) return;
  throw new LibraryError(where, `is taken down (${mark.why}).`, `To let it back in: ${putBackCommand(mark)}`);
}

function tellUnknown({ tell }: LibraryContext, scope: TakeDownScope): void {
  const what = 'is not a chapter of this site.';
  tell({ kind: 'error', where: nameOfMark(markScope(scope)), what, todo: '"npm run library -- list" shows the works.' });
}
