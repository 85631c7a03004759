import { LANGUAGES, type SiteLanguage } from '../content/languages';

/** In the order of the wire's numbers: English, Spanish, French, Indonesian, Brazilian Portuguese, Russian, Thai. */
type PerLanguage = readonly [string, string, string, string, string, string, string];

/** `{name}` is the site or the title. */
const TEXTS = {
  comingNext: [
    '{name}: coming next',
    '{name}: próximos capítulos',
    '{name} : prochains chapitres',
    '{name}: bab berikutnya',
    '{name}: próximos capítulos',
    '{name}: скоро выйдет',
    '{name}: ตอนต่อไป',
  ],
  newChapters: [
    '{name}: new chapters',
    '{name}: capítulos nuevos',
    '{name} : nouveaux chapitres',
    '{name}: bab baru',
    '{name}: capítulos novos',
    '{name}: новые главы',
    '{name}: ตอนใหม่',
  ],
  nextChapter: [
    '{name}: next chapter',
    '{name}: próximo capítulo',
    '{name} : prochain chapitre',
    '{name}: bab berikutnya',
    '{name}: próximo capítulo',
    '{name}: следующая глава',
    '{name}: ตอนต่อไป',
  ],
} satisfies Record<string, PerLanguage>;

/** What feeds and calendars say of themselves, in the language of what they hold. */
export function feedText(text: keyof typeof TEXTS, { wire }: SiteLanguage, name: string): string {
  return TEXTS[text][LANGUAGES.findIndex((language) => language.wire === wire)]!.replace('{name}', () => name);
}
