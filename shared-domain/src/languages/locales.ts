/** The two-letter codes of the seven languages (docs/specification.md §1), in display order. */
export const LOCALES = ['en', 'es', 'fr', 'id', 'pt', 'ru', 'th'] as const;

export type Locale = (typeof LOCALES)[number];

/** Whether a stored or typed value is one of the seven codes (docs/specification.md §5: two letters to be used). */
export function isLocale(value: unknown): value is Locale {
  // `includes` may be called with any value.
  return LOCALES.includes(value as Locale);
}
