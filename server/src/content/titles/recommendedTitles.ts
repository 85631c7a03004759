import type { Language } from '@komawari/shared-proto';
import type { ListedTitle } from './listedTitles';

const RECOMMENDED_COUNT = 6;

interface Candidate {
  title: ListedTitle;
  /** Genres that it shares. */
  score: number;
}

/**
 * Titles of the same language that share the most genres, most viewed first among equals. One look at each: every title's page
 * asks this, and to sort ten thousand of them takes ten times as long.
 */
export function recommendedTitles(
  all: readonly ListedTitle[],
  title: { id: number; language: Language },
  genres: readonly string[],
): ListedTitle[] {
  const best: Candidate[] = [];
  for (const other of all) {
    if (other.language !== title.language || other.id === title.id) continue;
    const candidate = { title: other, score: sharedGenres(other, genres) };
    const found = best.findIndex((known) => isBetter(candidate, known));
    const at = found === -1 ? best.length : found;
    if (at < RECOMMENDED_COUNT) best.splice(at, 0, candidate);
    if (best.length > RECOMMENDED_COUNT) best.pop();
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
