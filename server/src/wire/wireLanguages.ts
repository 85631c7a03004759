import { FALLBACK_LOCALE, LANGUAGES, type LanguageInfo, languageInfo } from '@komawari/shared-domain';
import type { AvailableLanguages, Languages } from '@komawari/shared-proto';
import type { Draft } from '@komawari/shared-proto/encode';

/**
 * The available languages, and those that a new reader starts with: the ones that the browser requests. If it requests fewer than
 * three, the first one fills the rest (clients ignore duplicates).
 * @param counts how many titles each language has, by the wire's number
 */
export function wireLanguages(counts: readonly number[], accepted: readonly LanguageInfo[]): Draft<Languages> {
  const [first = languageInfo(FALLBACK_LOCALE), second = first, third = first] = accepted;
  return {
    defaultUiLanguage: first.wire,
    defaultContentLanguageOne: first.wire,
    defaultContentLanguageTwo: second.wire,
    defaultContentLanguageThree: third.wire,
    availableLanguages: wireAvailableLanguages(counts),
  };
}

/** @param counts how many titles each language has, by the wire's number */
export function wireAvailableLanguages(counts: readonly number[]): Draft<AvailableLanguages>[] {
  return LANGUAGES.map(({ wire }) => ({ language: wire, titlesCount: counts[wire] ?? 0 }));
}
