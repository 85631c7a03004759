import { utcDay } from '@komawari/shared-domain';
import type { AllTitlesViewV2, Language, Title } from '@komawari/shared-proto';

/** The titles in a language. */
export function titlesIn({ groups }: AllTitlesViewV2, language: Language): Title[] {
  return groups.flatMap(({ titles }) => titles).filter((title) => title.language === language);
}

/** The title of a day, or the one that follows after this many others; the same for everyone. */
export function pickOfTheDay(titles: readonly Title[], now: number, skipped: number): Title | undefined {
  return titles[(utcDay(now) + skipped) % titles.length];
}
