import type { LibraryContext } from '../context/LibraryContext';
import { naturalOrder } from '../naming/naturalOrder';
import type { Outcome } from '../report/LibraryEvent';
import { asProblem, LibraryProblem } from '../report/LibraryProblem';
import { findSources, openSource, type SourceRef } from './findSources';
import type { ImportOptions } from './ImportOptions';
import { importChapter } from './importChapter';
import { type ChapterPlan, planChapter } from './planChapter';

/** How many chapters went which way. */
export type ImportSummary = Record<Outcome | 'leftOut', number>;

/** Takes in every chapter under the given paths. What cannot go in is named, and the rest goes in. */
export async function importComics(
  context: LibraryContext,
  paths: readonly string[],
  options: ImportOptions,
): Promise<ImportSummary> {
  const summary: ImportSummary = { added: 0, changed: 0, unchanged: 0, removed: 0, leftOut: 0 };
  function leaveOut(error: unknown, where: string): void {
    const { where: place, what, todo } = asProblem(error, where);
    summary.leftOut += 1;
    context.tell({ kind: 'problem', where: place, what, todo });
  }

  const refs: SourceRef[] = [];
  for (const target of paths) {
    const { sources, problems } = await findSources(target);
    refs.push(...sources);
    problems.forEach((problem) => leaveOut(problem, target));
  }
  if (options.number && refs.length > 1) {
    leaveOut(
      new LibraryProblem('--number', `is for one chapter, and here are ${refs.length}.`, 'Import that chapter by its own path.'),
      '--number',
    );
    return summary;
  }

  const plans = await planAll(refs, options, leaveOut);
  for (const [index, plan] of plans.entries()) {
    context.signal?.throwIfAborted();
    const progress = { before: index, of: plans.length };
    await importChapter(context, plan, options, progress).then(
      (outcome) => (summary[outcome] += 1),
      (error: unknown) => {
        context.signal?.throwIfAborted();
        leaveOut(error, plan.ref.path);
      },
    );
  }
  return summary;
}

/** All plans in the order in which they go in: work by work, chapter by chapter, so that all languages of a chapter arrive together. */
async function planAll(
  refs: readonly SourceRef[],
  options: ImportOptions,
  leaveOut: (error: unknown, where: string) => void,
): Promise<ChapterPlan[]> {
  const plans = new Map<string, ChapterPlan>();
  for (const ref of refs) {
    try {
      const plan = await planOne(ref, options);
      const identity = `${plan.work} ${plan.language} ${plan.number.number}`;
      const twin = plans.get(identity);
      if (twin) throw twinProblem(plan, twin);
      plans.set(identity, plan);
    } catch (error) {
      leaveOut(error, ref.path);
    }
  }
  return [...plans.values()].sort(
    (a, b) =>
      naturalOrder(a.work, b.work) ||
      (a.number.position ?? Infinity) - (b.number.position ?? Infinity) ||
      naturalOrder(a.number.number, b.number.number) ||
      naturalOrder(a.language, b.language),
  );
}

async function planOne(ref: SourceRef, options: ImportOptions): Promise<ChapterPlan> {
  const source = await openSource(ref);
  try {
    return await planChapter(ref, source, options);
  } finally {
    source.close();
  }
}

function twinProblem(plan: ChapterPlan, twin: ChapterPlan): LibraryProblem {
  return new LibraryProblem(
    plan.ref.path,
    `is ${plan.number.name} of "${plan.work}" in ${plan.language}, and so is ${twin.ref.path}.`,
    'Import one of them by its own path, with --number or --work to tell them apart.',
  );
}
