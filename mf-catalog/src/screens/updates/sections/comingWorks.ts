import { type PreferredLanguages } from '@komawari/shared-domain';
import type { ComingSoonTitle, Title } from '@komawari/shared-proto';
import { oneTitlePerWork, type Siblings } from '../../../all-titles/oneTitlePerWork';

/** What is coming soon, each work once: in the language that serves the reader best. The order stays. */
export function comingWorks(
  coming: readonly ComingSoonTitle[],
  siblings: Siblings,
  preferred: PreferredLanguages,
): ComingSoonTitle[] {
  const titles = coming.map(({ title }) => title).filter((title): title is Title => title !== undefined);
  const shownIds = new Set(oneTitlePerWork(titles, siblings, preferred).map(({ titleId }) => titleId));
  // Deleting tells whether it was there: of several chapters of one title the soonest stays.
  return coming.filter(({ title }) => title !== undefined && shownIds.delete(title.titleId));
}
