import { inPreferredLanguages, type PreferredLanguages } from '@komawari/shared-domain';
import { type OriginalTitleGroup, type Title, TitleUpdateStatus, type UpdatedTitle } from '@komawari/shared-proto';

/** An updated work, as its tile shows it. */
export interface ShownWork {
  /** The update in the best language for this reader. */
  update: UpdatedTitle & { title: Title };
  /** Number of further chapters of the shown title on the same day. */
  more: number;
  /** Every selected language in which the work came out, the best first. */
  titles: readonly Title[];
  badge: 'new' | 'up' | undefined;
}

/** An update, and what the answer says about its work on that day. */
interface Update {
  update: UpdatedTitle & { title: Title };
  work: OriginalTitleGroup;
}

/**
 * Filters the works of one day by the content languages. A work may come out in several languages, or with several chapters
 * because the server groups by days of its own zone. It is shown once, in the best language and with the newest chapter
 * (docs/specification.md §2, Home).
 * @param works newest first
 */
export function shownWorks(works: readonly OriginalTitleGroup[], preferred: PreferredLanguages): ShownWork[] {
  return updatesByWork(works).flatMap((ofWork) => {
    const updates = inPreferredLanguages(ofWork, ({ update }) => update.title.language, preferred);
    const best = updates[0];
    if (!best) return [];
    const titles = new Map(updates.map(({ update: { title } }) => [title.titleId, title]));
    const { titleId } = best.update.title;
    const chapters = new Set(
      updates.filter(({ update }) => update.title.titleId === titleId).map(({ update }) => update.chapterId),
    );
    return [{ update: best.update, more: chapters.size - 1, titles: [...titles.values()], badge: badgeOf(best) }];
  });
}

/** Two groups with a common title belong to the same work. */
function updatesByWork(works: readonly OriginalTitleGroup[]): Update[][] {
  const workOf = new Map<number, Update[]>();
  const all = new Set<Update[]>();
  for (const work of works) {
    const updates = work.titles.filter(hasTitle).map((update) => ({ update, work }));
    const known = updates.map(({ update }) => workOf.get(update.title.titleId)).find((each) => each !== undefined);
    const ofWork = known ?? [];
    ofWork.push(...updates);
    all.add(ofWork);
    for (const { update } of updates) workOf.set(update.title.titleId, ofWork);
  }
  return [...all];
}

function hasTitle(update: UpdatedTitle): update is UpdatedTitle & { title: Title } {
  return update.title !== undefined;
}

/** NEW marks a work that has just begun. UP marks the latest chapter of a work that continues. */
function badgeOf({ update, work: { titleUpdateStatus } }: Update): ShownWork['badge'] {
  if (titleUpdateStatus === TitleUpdateStatus.NEW) return 'new';
  return titleUpdateStatus === TitleUpdateStatus.UP || update.isLatest ? 'up' : undefined;
}
