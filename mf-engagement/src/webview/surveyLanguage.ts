import type { Locale } from '@komawari/shared-domain';

/** The languages of the questions (docs/specification.md §3). */
export type SurveyLanguage = 'en' | 'es';

/** Returns the language of the whole survey for a reader of this language: Spanish for Spanish, otherwise English. */
export function surveyLanguage(locale: Locale): SurveyLanguage {
  return locale === 'es' ? 'es' : 'en';
}
