import type { Language } from '@komawari/shared-proto';
import type { ListedTitle } from './listedTitles';

const RECOMMENDED_COUNT = 6;

interface Candidate {
  title: ListedTitle;
  /** The number of shared genres. */
  score: number;
}

/**
 * The closest titles per list, by language and genres. Titles with the same genres share an entry, so that a page costs no more
 * in a large library.
 */
const closestIn = new WeakMap<readonly ListedTitle[], Map<string, ListedTitle[]>>();

/** Titles of the same language that share the most genres; if equal, most viewed first. */
export function recommendedTitles(
  all: readonly ListedTitle[],
  { id, language }: { id: number; language: Language },
  genres: readonly string[],
): ListedTitle[] {
  const known = closestIn.get(all) ?? new Map<string, ListedTitle[]>();
  closestIn.set(all, known);
  const key = [language, ...genres.toSorted()].join('\n');
  const closest = known.get(key) ?? closestTitles(all, language, genres);
  known.set(key, closest);
  return closest.filter((title) => title.id !== id).slice(0, RECOMMENDED_COUNT);
}

/**
 * Finds one more than is shown, because one of them may be the title itself. A single pass: sorting ten thousand titles takes ten
 * times as long.
 */
function closestTitles(all: readonly ListedTitle[], language: Language, genres: readonly string[]): ListedTitle[] {
  const best: Candidate[] = [];
  for (const other of all) {
    if (other.language !== language) continue;
    const candidate = { title: other, score: sharedGenres(other, genres) };
    const found = best.findIndex((known) => isBetter(candidate, known));
    const at = found === -1 ? best.length : found;
    if (at <= RECOMMENDED_COUNT) best.splice(at, 0, candidate);
    if (best.length > RECOMMENDED_COUNT + 1) best.pop();
  }
  return best.map((candidate) => candidate.title);
}

function sharedGenres(title: ListedTitle, genres: readonly string[]): number {
  let count = 0;
  for (const genre of title.genres) if (genres.includes(genre)) count += 1;
  return count;
}

function isBetter(a: Candidate, b: Candidate): boolean {
  return a.score === b.score ? a.title.viewCount > b.title.viewCount : a.score > b.score;
}
