import { LOCALES, type Locale } from '@komawari/shared-domain';
import type { LibraryContext } from '../../context/LibraryContext';
import { asLibraryError, LibraryError } from '../../report/LibraryError';
import type { Outcome } from '../../report/LibraryEvent';
import type { RowPlan } from '../../rows/rowPlan';
import type { Pack } from '../format/loadPack';
import { readPackDate } from '../format/packDate';

/** What applying a pack works on. */
export interface ApplyContext extends LibraryContext {
  pack: Pack;
  isDryRun: boolean;
  /** The pack is still being drawn, so a missing picture is not an error. */
  isArriving: boolean;
}

/** The pack names a picture that it does not have. */
export class MissingPicture extends LibraryError {}

/** Reports what cannot go in. The rest goes on. */
export function leaveOut({ tell, isArriving }: ApplyContext, error: unknown, where: string): void {
  if (isArriving && error instanceof MissingPicture) return;
  const problem = asLibraryError(error, where);
  tell({ kind: 'error', where: problem.where, what: problem.what, todo: problem.todo });
}

/** Converts a date that the schema has already checked to epoch seconds. */
export function secondsOf({ clock }: ApplyContext, date: string): number {
  // The schema of the pack has already parsed it.
  return readPackDate(date, clock())!;
}

/** The languages that have this text. */
export function languagesOf<Value>(texts: Partial<Record<Locale, Value>>): { language: Locale; value: Value }[] {
  return LOCALES.flatMap((language) => {
    const value = texts[language];
    return value === undefined ? [] : [{ language, value }];
  });
}

/** Reports a plan: each row that changes by its name, the unchanged rows as a number. */
export function tellPlan<Row, Wanted>(
  { tell }: ApplyContext,
  plan: RowPlan<Row, Wanted>,
  plural: string,
  nameOf: (thing: Row | Wanted) => string,
): void {
  const say = (outcome: Outcome, thing: Row | Wanted) => tell({ kind: 'item', outcome, what: nameOf(thing) });
  plan.added.forEach((thing) => say('added', thing));
  plan.changed.forEach(({ wanted }) => say('changed', wanted));
  plan.removed.forEach((thing) => say('removed', thing));
  if (plan.unchanged > 0) tell({ kind: 'item', outcome: 'unchanged', what: plural, count: plan.unchanged });
}

/** The same for rows that are too many to name. */
export function tellCounts({ tell }: ApplyContext, plan: RowPlan<unknown, unknown>, plural: string): void {
  const counts: [Outcome, number][] = [
    ['added', plan.added.length],
    ['changed', plan.changed.length],
    ['removed', plan.removed.length],
    ['unchanged', plan.unchanged],
  ];
  for (const [outcome, count] of counts) {
    if (count > 0) tell({ kind: 'item', outcome, what: plural, count });
  }
}
