import { type OriginalTitleGroup, type Title, TitleUpdateStatus, type UpdatedTitle } from '@komawari/shared-proto';
import { inPreferredLanguages, type PreferredLanguages } from '../../content-languages/preferredLanguages';

/** A work among the updates, as its tile shows it. */
export interface ShownWork {
  /** The update in the best language for this reader. */
  update: UpdatedTitle & { title: Title };
  /** Every selected language it came out in, the best first. */
  titles: readonly Title[];
  badge: 'new' | 'up' | undefined;
}

/** The works that the content languages allow: one that came out in several of them is shown once (spec §2, Home). */
export function shownWorks(works: readonly OriginalTitleGroup[], preferred: PreferredLanguages): ShownWork[] {
  return works.flatMap((work) => {
    const updates = inPreferredLanguages(work.titles.filter(hasTitle), ({ title }) => title.language, preferred);
    const best = updates[0];
    return best ? [{ update: best, titles: updates.map(({ title }) => title), badge: badgeOf(work, best) }] : [];
  });
}

function hasTitle(update: UpdatedTitle): update is UpdatedTitle & { title: Title } {
  return update.title !== undefined;
}

/** NEW is a work that has just begun; UP is the latest chapter of one that goes on. */
function badgeOf({ titleUpdateStatus }: OriginalTitleGroup, update: UpdatedTitle): ShownWork['badge'] {
  if (titleUpdateStatus === TitleUpdateStatus.NEW) return 'new';
  return titleUpdateStatus === TitleUpdateStatus.UP || update.isLatest ? 'up' : undefined;
}
