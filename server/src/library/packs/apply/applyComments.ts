import { languageInfo } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import { chapters, comments, titles, works } from '../../../database/schema';
import { LibraryError } from '../../report/LibraryError';
import { applyPlan } from '../../rows/applyPlan';
import { planRows } from '../../rows/rowPlan';
import { type ApplyContext, leaveOut, secondsOf, tellCounts } from './ApplyContext';
import { packImage } from './packImage';

type CommentRow = typeof comments.$inferSelect;

/**
 * Updates the pack's own comments to match the pack. Readers' comments are not touched. Likes are set only once, because readers
 * add theirs.
 */
export async function applyComments(context: ApplyContext): Promise<void> {
  const { pack, db } = context;
  if (!pack.comments) return;
  const icons = await loadIcons(context, pack.comments.icons);
  const chapterIds = await chapterIdsOf(context);
  const wanted: Omit<CommentRow, 'id' | 'isHeld' | 'numberOfLikes' | 'session'>[] = [];
  const likes = new Map<object, number>();
  for (const { value, where } of pack.comments.entries) {
    const chapterId = chapterIds.get(`${value.work} ${languageInfo(value.lang).wire} ${value.chapter.number}`);
    if (chapterId === undefined) {
      checkTarget(context, value, where);
      continue;
    }
    const row = {
      chapterId,
      userName: value.user,
      iconImage: icons[value.icon ?? 0] ?? '',
      body: value.body,
      created: secondsOf(context, value.created),
      source: pack.source,
    };
    wanted.push(row);
    likes.set(row, value.likes);
  }
  const rows = await db.select().from(comments).where(eq(comments.source, pack.source));
  const plan = planRows(
    rows,
    wanted,
    ({ chapterId, userName, body }) => JSON.stringify([chapterId, userName, body]),
    pack.comments.isWhole,
  );
  const counted = { ...plan, added: plan.added.map((row) => ({ ...row, numberOfLikes: likes.get(row) ?? 0 })) };
  tellCounts(context, plan, 'comments');
  if (!context.isDryRun) await applyPlan(db, comments, 'comment', counted);
}

async function loadIcons(context: ApplyContext, icons: readonly string[]): Promise<(string | undefined)[]> {
  const names: (string | undefined)[] = [];
  for (const icon of icons) {
    names.push(
      await packImage(context, icon, 'icon', `${context.pack.folder}/comments.yaml`).catch((error: unknown) => {
        leaveOut(context, error, icon);
        return undefined;
      }),
    );
  }
  return names;
}

async function chapterIdsOf({ db, pack }: ApplyContext): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: chapters.id, key: works.key, language: titles.language, number: chapters.number })
    .from(chapters)
    .innerJoin(titles, eq(titles.id, chapters.titleId))
    .innerJoin(works, eq(works.id, titles.workId))
    .where(eq(works.source, pack.source));
  return new Map(rows.map(({ id, key, language, number }) => [`${key} ${language} ${number}`, id]));
}

/**
 * A comment on a chapter that has not arrived yet waits for it. A comment on a chapter that the pack does not know is an error.
 */
function checkTarget(
  context: ApplyContext,
  { work, lang, chapter }: { work: string; lang: 'en' | string; chapter: { number: string } },
  where: string,
): void {
  const target = context.pack.works.find(({ key }) => key === work);
  const isKnown = target?.chapters.entries.some(({ value }) => value.number.number === chapter.number);
  if (target && isKnown && Object.keys(target.value.titles).includes(lang)) return;
  leaveOut(
    context,
    new LibraryError(
      where,
      `is on chapter ${chapter.number} of "${work}" in ${lang}, which the pack does not have.`,
      'Correct work, lang or chapter.',
    ),
    where,
  );
}
