export const LANGUAGES = ['en', 'es', 'fr', 'id', 'pt', 'ru', 'th'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in the languages in which it exists. */
export type Texts = Partial<Record<Language, string>>;

export type Script = 'latin' | 'cyrillic' | 'thai';

export function scriptOf(lang: Language): Script {
  if (lang === 'ru') return 'cyrillic';
  return lang === 'th' ? 'thai' : 'latin';
}

/** Applies `change` to the text of each language. */
export function mapTexts(texts: Texts, change: (text: string, lang: Language) => string): Texts {
  const changed: Texts = {};
  for (const lang of LANGUAGES) {
    const text = texts[lang];
    if (text !== undefined) changed[lang] = change(text, lang);
  }
  return changed;
}

/** The text in a language. If it is missing, the error says where in the story data. */
export function textIn(texts: Texts, lang: Language, where: string): string {
  const text = texts[lang];
  if (!text) throw new Error(`${where}: no text in "${lang}"`);
  return text;
}
