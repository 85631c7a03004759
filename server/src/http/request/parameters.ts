import { FALLBACK_LANGUAGE, LANGUAGES, type SiteLanguage } from '../../content/languages';
import { storableText } from '../../text/storableText';
import { ApiFailure } from '../errors/ApiFailure';

/** The value of a query parameter; of one that was sent twice, the first. */
export type Query = (name: string) => string | undefined;

/** Ids are u32 on the wire and signed in the database; ours stay far below both. */
const HIGHEST_ID = 2_147_483_647;

/** A parameter that is an id: a positive whole number. */
export function idParameter(query: Query, name: string): number {
  const text = query(name);
  if (text === undefined || text === '') throw new ApiFailure('badRequest', `${name}: is missing`);
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > HIGHEST_ID) throw new ApiFailure('badRequest', `${name}: must be a positive whole number`);
  return id;
}

/** `lang`, a three-letter code; English when it is left out (spec §7). */
export function languageParameter(query: Query): SiteLanguage {
  const code = query('lang');
  if (code === undefined || code === '') return FALLBACK_LANGUAGE;
  const language = LANGUAGES.find((candidate) => candidate.code === code);
  if (language) return language;
  const codes = LANGUAGES.map((candidate) => candidate.code).join(', ');
  throw new ApiFailure('badRequest', `lang: must be one of ${codes}`);
}

/** A parameter that is one of a few words; the first is its default. */
export function wordParameter<Word extends string>(query: Query, name: string, words: readonly [Word, ...Word[]]): Word {
  const text = query(name);
  if (text === undefined || text === '') return words[0];
  const word = words.find((candidate) => candidate === text);
  if (word) return word;
  throw new ApiFailure('badRequest', `${name}: must be one of ${words.join(', ')}`);
}

/** A text that must be there and has a longest length. */
export function textParameter(query: Query, name: string, longest: number): string {
  const text = storableText(query(name) ?? '').trim();
  if (!text) throw new ApiFailure('badRequest', `${name}: is missing`);
  if (text.length > longest) throw new ApiFailure('badRequest', `${name}: is longer than ${longest} characters`);
  return text;
}
