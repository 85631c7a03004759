import { lstat, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isCoverName } from '../archive/PageSource';
import { chapterFolders } from '../archive/sortFiles';
import type { LibraryContext } from '../context/LibraryContext';
import { naturalOrder } from '../naming/naturalOrder';
import { LibraryError } from '../report/LibraryError';
import { assignWorks } from './assignWorks';
import type { ImportOptions } from './ImportOptions';
import { type ChapterPlan, planChapter } from './planChapter';
import { openSource, type SourceRef } from './sourceRef';

type LeaveOut = (error: unknown, where: string) => void;

/** Returns all plans in import order: by work, then by chapter, so that all languages of a chapter arrive together. */
export async function planImport(
  context: LibraryContext,
  refs: readonly SourceRef[],
  options: ImportOptions,
  leaveOut: LeaveOut,
): Promise<ChapterPlan[]> {
  const drafts: ChapterPlan[] = [];
  for (const ref of refs) {
    try {
      drafts.push(...(await planSource(context, ref, options, leaveOut)));
    } catch (error) {
      leaveOut(error, ref.path);
    }
  }
  await assignWorks(context.db, drafts, options.work);
  await findCovers(drafts);
  const plans = latestVersions(context, withoutStrayVolumes(drafts, leaveOut), leaveOut);
  return plans.sort(
    (a, b) =>
      naturalOrder(a.work, b.work) ||
      (a.number.position ?? Infinity) - (b.number.position ?? Infinity) ||
      naturalOrder(a.number.number, b.number.number) ||
      naturalOrder(a.language, b.language),
  );
}

/** Plans one chapter, or all chapters of an archive with chapter folders. */
async function planSource(
  { tell }: LibraryContext,
  ref: SourceRef,
  options: ImportOptions,
  leaveOut: LeaveOut,
): Promise<ChapterPlan[]> {
  const source = await openSource(ref);
  const plans: ChapterPlan[] = [];
  try {
    const folders = ref.kind === 'archive' ? chapterFolders(source) : [];
    if (folders.length === 0) return [await planChapter(ref, source, options)];
    tell({ kind: 'note', text: `${ref.path} holds ${folders.length} chapters: ${folders.join(', ')}.` });
    for (const inside of folders) {
      const part = { ...ref, inside };
      const opened = await openSource(part);
      try {
        plans.push(await planChapter(part, opened, options));
      } catch (error) {
        leaveOut(error, opened.label);
      } finally {
        opened.close();
      }
    }
    return plans;
  } finally {
    source.close();
  }
}

/** A volume counts as a chapter only if its title has no chapters. Next to chapters, its number would collide with theirs. */
function withoutStrayVolumes(plans: readonly ChapterPlan[], leaveOut: LeaveOut): ChapterPlan[] {
  const titleOf = ({ work, language }: ChapterPlan) => `${work} ${language}`;
  const isNumbered = ({ isVolume, number }: ChapterPlan) => !isVolume && number.position !== undefined;
  const chaptered = new Map(plans.filter(isNumbered).map((plan) => [titleOf(plan), plan]));
  return plans.filter((plan) => {
    const chapter = plan.isVolume ? chaptered.get(titleOf(plan)) : undefined;
    if (!chapter) return true;
    const what = `is volume ${plan.number.number} of "${plan.work}" in ${plan.language}, which has chapters, like ${chapter.origin}.`;
    leaveOut(new LibraryError(plan.origin, what, 'Import it by its own path, and say with --number which chapter it is.'), '');
    return false;
  });
}

/** Keeps only the latest version of each chapter. If two have the same version, the editor must decide. */
function latestVersions({ tell }: LibraryContext, plans: readonly ChapterPlan[], leaveOut: LeaveOut): ChapterPlan[] {
  const kept = new Map<string, ChapterPlan>();
  for (const plan of plans) {
    const identity = `${plan.work} ${plan.language} ${plan.number.number}`;
    const twin = kept.get(identity);
    if (twin?.version === plan.version) leaveOut(twinError(plan, twin), plan.origin);
    if (twin && twin.version !== plan.version) {
      const [older, newer] = twin.version < plan.version ? [twin, plan] : [plan, twin];
      tell({ kind: 'warning', where: older.origin, what: `is not imported: ${newer.origin} is a later version.`, todo: '' });
    }
    if (!twin || twin.version < plan.version) kept.set(identity, plan);
  }
  return [...kept.values()];
}

function twinError(plan: ChapterPlan, twin: ChapterPlan): LibraryError {
  return new LibraryError(
    plan.origin,
    `is ${plan.number.name} of "${plan.work}" in ${plan.language}, and so is ${twin.origin}.`,
    'Import one of them by its own path, with --number or --work to tell them apart.',
  );
}

/** A `cover.jpg` next to the chapters of one work is the cover of that work. */
async function findCovers(plans: readonly ChapterPlan[]): Promise<void> {
  const folderOf = ({ ref }: ChapterPlan) => path.dirname(ref.path);
  for (const folder of new Set(plans.map(folderOf))) {
    const group = plans.filter((plan) => folderOf(plan) === folder);
    if (new Set(group.map(({ work }) => work)).size > 1) continue;
    const name = (await readdir(folder)).find(isCoverPicture);
    if (name === undefined || !(await lstat(path.join(folder, name))).isFile()) continue;
    for (const plan of group) plan.coverFile ??= path.join(folder, name);
  }
}

function isCoverPicture(name: string): boolean {
  return isCoverName(name) && /\.(?:png|jpe?g|webp|avif|gif)$/i.test(name);
}
