import { type Locale, languageInfo } from '@komawari/shared-domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { takenDown } from '../../database/schema';
import { languageCodeOf } from '../naming/languages';

/** A part of a work: all of it, one language, one chapter in every language, or one chapter in one language. */
export interface TakeDownScope {
  work: string;
  language: Locale | undefined;
  /** As in a chapter's row: `1`, `10.5`, `one-shot`. */
  number: string | undefined;
}

export type Mark = typeof takenDown.$inferSelect;
type MarkScope = Pick<Mark, 'workKey' | 'language' | 'number'>;

/** The value in the row of a mark. It cannot be 0, which is English. */
const EVERY_LANGUAGE = -1;
const EVERY_CHAPTER = '';

/** The scope in the form of a mark's row. */
export function markScope({ work, language, number = EVERY_CHAPTER }: TakeDownScope): MarkScope {
  return { workKey: work, language: language === undefined ? EVERY_LANGUAGE : languageInfo(language).wire, number };
}

/** Loads what an editor has taken down of a work. */
export async function readMarks(db: Database, work: string): Promise<Mark[]> {
  return db.select().from(takenDown).where(eq(takenDown.workKey, work));
}

/** Whether a mark covers a chapter. */
export function isMeant(mark: MarkScope, language: number, number: string): boolean {
  const isLanguage = mark.language === EVERY_LANGUAGE || mark.language === language;
  return isLanguage && (mark.number === EVERY_CHAPTER || mark.number === number);
}

/** `neon-harbor [en] 12`. */
export function nameOfMark({ workKey, language, number }: MarkScope): string {
  const inLanguage = language === EVERY_LANGUAGE ? '' : `[${languageCodeOf(language)}]`;
  return [workKey, inLanguage, number].filter(Boolean).join(' ');
}

/** The command that lets it in again. */
export function putBackCommand({ workKey, language, number }: MarkScope): string {
  const options = [language !== EVERY_LANGUAGE && `--language ${languageCodeOf(language)}`, number && `--number ${number}`];
  return ['npm run library -- put-back', workKey, ...options].filter(Boolean).join(' ');
}
