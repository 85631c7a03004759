import type { ChapterNumber } from '../naming/chapterNumber';
import type { LanguageCode } from '../naming/languages';

/**
 * Clients need an author and a subtitle: a chapter without one is taken for expired (docs/wire.md, What clients rely on).
 * What a file leaves out is said in its language.
 */
const WORDS: Record<LanguageCode, { author: string; chapter: string; extra: string; oneShot: string }> = {
  en: { author: 'Author unknown', chapter: 'Chapter', extra: 'Extra', oneShot: 'One-shot' },
  es: { author: 'Autor desconocido', chapter: 'Capítulo', extra: 'Extra', oneShot: 'Historia corta' },
  fr: { author: 'Auteur inconnu', chapter: 'Chapitre', extra: 'Bonus', oneShot: 'One-shot' },
  id: { author: 'Pengarang tidak diketahui', chapter: 'Bab', extra: 'Ekstra', oneShot: 'Cerita lepas' },
  pt: { author: 'Autor desconhecido', chapter: 'Capítulo', extra: 'Extra', oneShot: 'História única' },
  ru: { author: 'Автор неизвестен', chapter: 'Глава', extra: 'Экстра', oneShot: 'Ваншот' },
  th: { author: 'ไม่ทราบชื่อผู้แต่ง', chapter: 'ตอนที่', extra: 'ตอนพิเศษ', oneShot: 'ตอนเดียวจบ' },
};

export function unknownAuthor(language: LanguageCode): string {
  return WORDS[language].author;
}

/** `Chapter 1`, `Глава 10.5`, `Extra`. */
export function subTitleFor({ number }: ChapterNumber, language: LanguageCode): string {
  const words = WORDS[language];
  if (number === 'ex') return words.extra;
  return number === 'one-shot' ? words.oneShot : `${words.chapter} ${number}`;
}
