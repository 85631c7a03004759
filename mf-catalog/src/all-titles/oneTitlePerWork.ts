import { inPreferredLanguages, type PreferredLanguages } from '@komawari/shared-domain';
import type { Title } from '@komawari/shared-proto';

/** Title ids that are one work, each work's together. */
export type Siblings = Iterable<readonly number[]>;

/**
 * A list of titles as the content languages allow it: a work that is in it in several of them is there once,
 * at the best of its positions, in the language that serves best.
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
