import { type Locale, localeOf, parseLanguageTag } from '@komawari/shared-domain';

/** Codes in files that the site itself does not use: ISO 639-2, as ComicInfo writes it, and the old code of Indonesian. */
const ALIASES: ReadonlyMap<string, Locale> = new Map([
  ['spa', 'es'],
  ['fre', 'fr'],
  ['in', 'id'],
  ['por', 'pt'],
]);

/** The language code for a number of the wire, for messages. */
export function languageCodeOf(wire: number): string {
  return localeOf(wire) ?? String(wire);
}

/** The language that a tag like `en`, `pt-BR`, `es_419` or `rus` means, if it is one of the seven. */
export function readLanguage(tag: string): Locale | undefined {
  const [primary = ''] = tag.trim().toLowerCase().split(/[-_]/);
  return parseLanguageTag(tag)?.locale ?? ALIASES.get(primary);
}

/** Whether a text looks like a language code: one of ours, or two letters that stand for another language. */
export function looksLikeLanguage(text: string): boolean {
  if (!/^[a-z]{2,3}([-_][a-z0-9]{2,4})?$/i.test(text)) return false;
  return readLanguage(text) !== undefined || (/^[a-z]{2}\b/i.test(text) && englishNameOf(text) !== undefined);
}

/** A language for messages: `Japanese (ja)`, or only the tag if it is unknown. */
export function describeLanguage(tag: string): string {
  const name = englishNameOf(tag);
  return name ? `${name} (${tag})` : `"${tag}"`;
}

function englishNameOf(tag: string): string | undefined {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag.replace('_', '-'));
  } catch {
    return undefined; // It is not a valid language tag.
  }
}
