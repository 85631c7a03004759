import type { AllTitlesViewV2, Title } from '@komawari/shared-proto';
import { inPreferredLanguages, type PreferredLanguages } from '../content-languages/preferredLanguages';

/** A work of the list of all: its title in the best language, and every selected language that it has. */
export interface ListedWork {
  title: Title;
  titles: readonly Title[];
}

/** Every title group that has at least one title in a selected content language (spec §2, Manga list). */
export function listedWorks({ groups }: AllTitlesViewV2, preferred: PreferredLanguages): ListedWork[] {
  return groups.flatMap((group) => {
    const titles = inPreferredLanguages(group.titles, ({ language }) => language, preferred);
    const title = titles[0];
    return title ? [{ title, titles }] : [];
  });
}
