import { type Locale, languageInfo } from '@komawari/shared-domain';

/**
 * Static pages of the publisher; the language code is appended (docs/specification.md §2, §7). A publisher puts its own
 * address here.
 */
const PAGES_BASE = 'https://pages.komawari.example';
const SOCIAL_BASE = 'https://social.komawari.example';

export type StaticPage = 'faq' | 'privacy' | 'terms' | 'copyright';

/** The publisher's page in the reader's language, for example `…/faq/eng`. */
export function staticPageLink(page: StaticPage, locale: Locale): string {
  return `${PAGES_BASE}/${page}/${languageInfo(locale).code}`;
}

/** The Spanish page for Spanish, otherwise the English one (docs/specification.md §1). */
export function socialLink(locale: Locale): string {
  return `${SOCIAL_BASE}/${locale === 'es' ? 'komawari_es' : 'komawari_en'}`;
}
