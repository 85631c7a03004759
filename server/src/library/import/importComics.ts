import type { LibraryContext } from '../context/LibraryContext';
import { asLibraryError, LibraryError } from '../report/LibraryError';
import type { Outcome } from '../report/LibraryEvent';
import { findSources } from './findSources';
import type { ImportOptions } from './ImportOptions';
import { checkOrigin, importChapter } from './importChapter';
import { findImportTarget } from './importTarget';
import type { ChapterPlan } from './planChapter';
import { planImport } from './planImport';
import { planTable } from './planTable';
import type { SourceRef } from './sourceRef';

/** The number of chapters per outcome. */
export type ImportSummary = Record<Outcome | 'leftOut', number>;

/** Imports every chapter under the given paths. Reports what cannot be imported, and imports the rest. */
export async function importComics(
  context: LibraryContext,
  paths: readonly string[],
  options: ImportOptions,
): Promise<ImportSummary> {
  const summary: ImportSummary = { added: 0, changed: 0, unchanged: 0, removed: 0, leftOut: 0 };
  function leaveOut(error: unknown, where: string): void {
    const { where: place, what, todo } = asLibraryError(error, where);
    summary.leftOut += 1;
    context.tell({ kind: 'error', where: place, what, todo });
  }

  const warn = ({ where, what, todo }: LibraryError) => context.tell({ kind: 'warning', where, what, todo });

  const refs: SourceRef[] = [];
  for (const target of paths) {
    const { sources, problems, strays } = await findSources(target);
    refs.push(...sources);
    problems.forEach((problem) => leaveOut(problem, target));
    strays.forEach(warn);
  }
  const plans = await planImport(context, refs, options, leaveOut);
  const wrong = wrongOption(plans, options);
  if (wrong) {
    leaveOut(wrong, wrong.where);
    return summary;
  }
  plans.flatMap(({ warnings }) => warnings).forEach(warn);
  if (options.isPlanOnly) {
    await tellPlan(context, plans, options, leaveOut);
    return summary;
  }
  for (const [index, plan] of plans.entries()) {
    context.signal?.throwIfAborted();
    const progress = { before: index, of: plans.length };
    await importChapter(context, plan, options, progress).then(
      (outcome) => (summary[outcome] += 1),
      (error: unknown) => {
        context.signal?.throwIfAborted();
        leaveOut(error, plan.origin);
      },
    );
  }
  return summary;
}

/** An option for one chapter or one work cannot apply to several. */
function wrongOption(plans: readonly ChapterPlan[], { number, cover }: ImportOptions): LibraryError | undefined {
  if (number && plans.length > 1)
    return new LibraryError(
      '--number',
      `applies to one chapter, and there are ${plans.length}.`,
      'Import that chapter by its own path.',
    );
  const works = new Set(plans.map(({ work }) => work));
  if (cover === undefined || works.size <= 1) return undefined;
  return new LibraryError('--cover', `applies to one work, and there are ${works.size}.`, 'Import that work by its own path.');
}

/** Prints the table, and what would be refused because another chapter is there. */
async function tellPlan(
  context: LibraryContext,
  plans: readonly ChapterPlan[],
  options: ImportOptions,
  leaveOut: (error: unknown, where: string) => void,
): Promise<void> {
  for (const line of planTable(plans)) context.tell({ kind: 'note', text: line });
  for (const plan of plans)
    await findImportTarget(context.db, plan)
      .then((place) => checkOrigin(context, plan, place, options))
      .catch((error: unknown) => leaveOut(error, plan.origin));
}
