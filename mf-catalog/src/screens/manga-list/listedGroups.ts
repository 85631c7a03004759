import { type PreferredLanguages } from '@komawari/shared-domain';
import type { AllTitlesGroup, AllTitlesViewV2 } from '@komawari/shared-proto';

/** Every title group that has at least one title in a selected content language (docs/specification.md §2, Manga list). */
export function listedGroups({ groups }: AllTitlesViewV2, preferred: PreferredLanguages): AllTitlesGroup[] {
  return groups.filter(({ titles }) => titles.some(({ language }) => preferred.includes(language)));
}
