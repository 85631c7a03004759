export const LANGUAGES = ['en', 'es', 'fr', 'id', 'pt', 'ru', 'th'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in the languages it is offered in. */
export type Texts = Partial<Record<Language, string>>;

export type Script = 'latin' | 'cyrillic' | 'thai';

export function scriptOf(lang: Language): Script {
  if (lang === 'ru') return 'cyrillic';
  return lang === 'th' ? 'thai' : 'latin';
}

/** The texts that `change` makes of some, in the same languages. */
export function mapTexts(texts: Texts, change: (text: string, lang: Language) => string): Texts {
  const changed: Texts = {};
  for (const lang of LANGUAGES) {
    const text = texts[lang];
    if (text !== undefined) changed[lang] = change(text, lang);
  }
  return changed;
}

/** The text in a language; a missing one is a mistake in the story data, and says where. */
export function textIn(texts: Texts, lang: Language, where: string): string {
  const text = texts[lang];
  if (!text) throw new Error(`${where}: no text in "${lang}"`);
  return text;
}
