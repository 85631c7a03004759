import { FALLBACK_LOCALE, type LanguageInfo, languageInfo, languageOfCode, parseId } from '@komawari/shared-domain';
import { storableText } from '../../text/storableText';
import { RequestError } from '../errors/RequestError';

/** The value of a query parameter; the first one if it was sent twice. */
export type Query = (name: string) => string | undefined;

/** A parameter that is an ID: a positive whole number. */
export function idParameter(query: Query, name: string): number {
  const text = query(name);
  if (text === undefined || text === '') throw new RequestError('badRequest', `${name}: is missing`);
  const id = parseId(text);
  if (id === undefined) throw new RequestError('badRequest', `${name}: must be a positive whole number`);
  return id;
}

/** `lang`, a three-letter code. English if it is missing or unknown, as with newer clients (docs/wire.md, "Requests"). */
export function languageParameter(query: Query): LanguageInfo {
  return languageOfCode(query('lang') ?? '') ?? languageInfo(FALLBACK_LOCALE);
}

/** An optional parameter with a fixed set of values. */
export function wordParameter<Word extends string>(query: Query, name: string, words: readonly Word[], fallback: Word): Word {
  const text = query(name);
  if (text === undefined || text === '') return fallback;
  const word = words.find((candidate) => candidate === text);
  if (word) return word;
  throw new RequestError('badRequest', `${name}: must be one of ${words.join(', ')}`);
}

/** A required text with a maximum length. */
export function textParameter(query: Query, name: string, maxLength: number): string {
  const text = storableText(query(name) ?? '').trim();
  if (!text) throw new RequestError('badRequest', `${name}: is missing`);
  if (text.length > maxLength) throw new RequestError('badRequest', `${name}: is longer than ${maxLength} characters`);
  return text;
}
