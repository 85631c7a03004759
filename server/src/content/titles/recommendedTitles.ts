import type { Language } from '@komawari/shared-proto';
import type { ListedTitle } from './listedTitles';

const RECOMMENDED_COUNT = 6;

/** Titles of the same language that share the most genres, most viewed first among equals. */
export function recommendedTitles(
  all: readonly ListedTitle[],
  title: { id: number; language: Language },
  genres: readonly string[],
): ListedTitle[] {
  const shared = (candidate: ListedTitle) => candidate.genres.filter((genre) => genres.includes(genre)).length;
  return all
    .filter(({ id, language }) => language === title.language && id !== title.id)
    .map((candidate) => ({ candidate, score: shared(candidate) }))
    .sort((a, b) => b.score - a.score || b.candidate.viewCount - a.candidate.viewCount)
    .slice(0, RECOMMENDED_COUNT)
    .map(({ candidate }) => candidate);
}
