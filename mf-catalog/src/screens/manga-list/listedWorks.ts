import type { PreferredLanguages } from '@komawari/shared-domain';
import { type AllTitles, titlesOfWork } from '../../all-titles/allTitles';
import { numberAt } from '../../all-titles/numberAt';

/** Every work that has at least one title in a selected content language (docs/specification.md §2, Manga list). */
export function listedWorks(all: AllTitles, preferred: PreferredLanguages): number[] {
  const isListed = (title: number) => preferred.includes(numberAt(all.languages, title));
  return Array.from(all.workEnds.keys()).filter((work) => titlesOfWork(all, work).some(isListed));
}
