import type { Languages } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';
import { FALLBACK_LANGUAGE, LANGUAGES, type SiteLanguage } from '../content/languages';
import { listedTitles } from '../content/titles/listedTitles';
import { titleCounts } from '../content/titles/titleLists';
import type { Site } from '../http/Site';

/**
 * The languages on offer, and with which ones a new reader starts: those that the browser asks for,
 * and where it asks for fewer than three, the first again (readers take each once).
 */
export async function wireLanguages(site: Site, accepted: readonly SiteLanguage[]): Promise<Draft<Languages>> {
  const counts = titleCounts(await listedTitles(site));
  const [first = FALLBACK_LANGUAGE, second = first, third = first] = accepted;
  return {
    defaultUiLanguage: first.wire,
    defaultContentLanguageOne: first.wire,
    defaultContentLanguageTwo: second.wire,
    defaultContentLanguageThree: third.wire,
    availableLanguages: LANGUAGES.map(({ wire }) => ({ language: wire, titlesCount: counts[wire] ?? 0 })),
  };
}
