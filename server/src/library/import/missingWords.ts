import type { Locale } from '@komawari/shared-domain';
import type { ChapterNumber } from '../naming/chapterNumber';

/**
 * Clients need an author and a subtitle: they treat a chapter without a subtitle as expired (docs/wire.md, What clients rely on).
 * These texts replace what a file leaves out, in its language.
 */
const WORDS: Record<Locale, { author: string; chapter: string; volume: string; extra: string; oneShot: string }> = {
  en: { author: 'Author unknown', chapter: 'Chapter', volume: 'Volume', extra: 'Extra', oneShot: 'One-shot' },
  es: { author: 'Autor desconocido', chapter: 'Capítulo', volume: 'Volumen', extra: 'Extra', oneShot: 'Historia corta' },
  fr: { author: 'Auteur inconnu', chapter: 'Chapitre', volume: 'Tome', extra: 'Bonus', oneShot: 'One-shot' },
  id: { author: 'Pengarang tidak diketahui', chapter: 'Bab', volume: 'Jilid', extra: 'Ekstra', oneShot: 'Cerita lepas' },
  pt: { author: 'Autor desconhecido', chapter: 'Capítulo', volume: 'Volume', extra: 'Extra', oneShot: 'História única' },
  ru: { author: 'Автор неизвестен', chapter: 'Глава', volume: 'Том', extra: 'Экстра', oneShot: 'Ваншот' },
  th: { author: 'ไม่ทราบชื่อผู้แต่ง', chapter: 'ตอนที่', volume: 'เล่มที่', extra: 'ตอนพิเศษ', oneShot: 'ตอนเดียวจบ' },
};

export function unknownAuthor(language: Locale): string {
  return WORDS[language].author;
}

/** `Chapter 1`, `Глава 10.5`, `Extra`. */
export function subTitleFor({ number }: ChapterNumber, language: Locale): string {
  const words = WORDS[language];
  if (number === 'ex') return words.extra;
  return number === 'one-shot' ? words.oneShot : `${words.chapter} ${number}`;
}

/** The title of a volume that was imported as a chapter: `Volume 2`, `Том 2`. */
export function volumeTitle({ number }: ChapterNumber, language: Locale): string {
  return `${WORDS[language].volume} ${number}`;
}
