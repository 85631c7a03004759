import { Language } from '@komawari/shared-proto';

/** The two-letter codes under which content comes in (docs/specification.md §1). */
export const LANGUAGE_CODES = ['en', 'es', 'fr', 'id', 'pt', 'ru', 'th'] as const;

export type LanguageCode = (typeof LANGUAGE_CODES)[number];

const WIRE: Record<LanguageCode, Language> = {
  en: Language.ENGLISH,
  es: Language.SPANISH,
  fr: Language.FRENCH,
  id: Language.INDONESIAN,
  pt: Language.PORTUGUESE_BR,
  ru: Language.RUSSIAN,
  th: Language.THAI,
};

/** Codes that mean one of the seven, besides the two letters: the API's own (docs/specification.md §1), ISO 639-2, and the old code of Indonesian. */
const ALIASES: Record<string, LanguageCode> = {
  eng: 'en',
  esp: 'es',
  spa: 'es',
  fra: 'fr',
  fre: 'fr',
  ind: 'id',
  in: 'id',
  ptb: 'pt',
  por: 'pt',
  rus: 'ru',
  tha: 'th',
};

/** The wire's number of a language. */
export function wireLanguage(code: LanguageCode): Language {
  return WIRE[code];
}

/** The code of a wire number, for messages. */
export function languageCodeOf(wire: number): string {
  return LANGUAGE_CODES.find((code) => WIRE[code] === wire) ?? String(wire);
}

/** The language that a tag like `en`, `pt-BR`, `es_419` or `rus` means, if it is one of the seven. */
export function readLanguage(tag: string): LanguageCode | undefined {
  const base = tag.trim().toLowerCase().split(/[-_]/)[0]!;
  return LANGUAGE_CODES.find((code) => code === base) ?? (Object.hasOwn(ALIASES, base) ? ALIASES[base] : undefined);
}

/** Whether a text is written like a language at all: one of ours, or two letters that stand for another. */
export function looksLikeLanguage(text: string): boolean {
  if (!/^[a-z]{2,3}([-_][a-z0-9]{2,4})?$/i.test(text)) return false;
  return readLanguage(text) !== undefined || (/^[a-z]{2}\b/i.test(text) && englishNameOf(text) !== undefined);
}

/** A language for messages: `Japanese (ja)`, or the bare tag when nobody knows it. */
export function describeLanguage(tag: string): string {
  const name = englishNameOf(tag);
  return name ? `${name} (${tag})` : `"${tag}"`;
}

function englishNameOf(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag.replace('_', '-'));
  } catch {
    return undefined; // Not the form of a language tag.
  }
}
