import { type PreferredLanguages } from '@komawari/shared-domain';
import type { ComingSoonTitle, Title } from '@komawari/shared-proto';
import { oneTitlePerWork, type Siblings } from '../../../all-titles/oneTitlePerWork';

/** Returns the coming chapters with each work once, in the language that the reader prefers. The order does not change. */
export function comingWorks(
  coming: readonly ComingSoonTitle[],
  siblings: Siblings,
  preferred: PreferredLanguages,
): ComingSoonTitle[] {
  const titles = coming.map(({ title }) => title).filter((title): title is Title => title !== undefined);
  const shownIds = new Set(oneTitlePerWork(titles, siblings, preferred).map(({ titleId }) => titleId));
  // `delete` returns whether the ID was there. So of several chapters of one title, only the soonest stays.
  return coming.filter(({ title }) => title !== undefined && shownIds.delete(title.titleId));
}
