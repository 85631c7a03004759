import { type Locale, localeOf, parseLanguageTag } from '@komawari/shared-domain';

/** What files say besides the codes that the site itself has: ISO 639-2 as ComicInfo writes it, and the old code of Indonesian. */
const ALIASES: ReadonlyMap<string, Locale> = new Map([
  ['spa', 'es'],
  ['fre', 'fr'],
  ['in', 'id'],
  ['por', 'pt'],
]);

/** The code of a wire number, for messages. */
export function languageCodeOf(wire: number): string {
  return localeOf(wire) ?? String(wire);
}

/** The language that a tag like `en`, `pt-BR`, `es_419` or `rus` means, if it is one of the seven. */
export function readLanguage(tag: string): Locale | undefined {
  const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return parseLanguageTag(tag)?.locale ?? ALIASES.get(primary);
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
