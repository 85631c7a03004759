import { inPreferredLanguages, type PreferredLanguages } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';

/** Lists of title IDs, one list for each work. */
export type Siblings = Iterable<readonly number[]>;

/**
 * Filters a list of titles by the content languages. A work that occurs in several of them appears once, at the best of its
 * positions, in the language that the reader prefers.
 */
export function oneTitlePerWork(titles: readonly Title[], siblings: Siblings, preferred: PreferredLanguages): Title[] {
  const workOf = new Map<number, readonly number[]>();
  for (const ids of siblings) for (const id of ids) workOf.set(id, ids);
  const works = new Map<unknown, Title[]>();
  for (const title of titles) {
    if (!preferred.includes(title.language)) continue;
    const work = workOf.get(title.titleId) ?? title.titleId;
    const members = works.get(work);
    if (members) members.push(title);
    else works.set(work, [title]);
  }
  return [...works.values()].flatMap((members) =>
    inPreferredLanguages(members, ({ language }) => language, preferred).slice(0, 1),
  );
}
