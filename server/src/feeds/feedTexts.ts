import type { LanguageInfo, Locale } from '@komawari/shared-domain';

/** `{name}` is the site or the title. */
const TEXTS = {
  comingNext: {
    en: '{name}: upcoming chapters',
    es: '{name}: próximos capítulos',
    fr: '{name} : prochains chapitres',
    id: '{name}: bab mendatang',
    pt: '{name}: próximos capítulos',
    ru: '{name}: ближайшие главы',
    th: '{name}: กำหนดออกตอนใหม่',
  },
  newChapters: {
    en: '{name}: new chapters',
    es: '{name}: capítulos nuevos',
    fr: '{name} : nouveaux chapitres',
    id: '{name}: bab baru',
    pt: '{name}: capítulos novos',
    ru: '{name}: новые главы',
    th: '{name}: ตอนใหม่',
  },
  nextChapter: {
    en: '{name}: next chapter',
    es: '{name}: próximo capítulo',
    fr: '{name} : prochain chapitre',
    id: '{name}: bab berikutnya',
    pt: '{name}: próximo capítulo',
    ru: '{name}: следующая глава',
    th: '{name}: ตอนถัดไป',
  },
} satisfies Record<string, Record<Locale, string>>;

/** The names of feeds and calendars, in the language of their content. */
export function feedText(text: keyof typeof TEXTS, { locale }: LanguageInfo, name: string): string {
  return TEXTS[text][locale].replace('{name}', () => name);
}
