import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCALES, type Locale, READING_DIRECTIONS } from '@komawari/shared-domain';
import { messageOf } from '../../text/caughtError';
import type { ImportOptions } from '../import/ImportOptions';
import { type ChapterNumber, readChapterNumber } from '../naming/chapterNumber';
import { describeLanguage, readLanguage } from '../naming/languages';
import { isKey } from '../naming/workKey';
import type { TakeDownScope } from '../take-down/TakeDownScope';
import type { LibraryCommand } from './LibraryCommand';

/** The command line cannot be understood. The message shows the correct usage. */
export class UsageError extends Error {
  override name = 'UsageError';
}

const FLAGS = {
  language: { type: 'string', short: 'l' },
  direction: { type: 'string', short: 'd' },
  series: { type: 'string', short: 's' },
  number: { type: 'string', short: 'n' },
  author: { type: 'string', short: 'a' },
  work: { type: 'string', short: 'w' },
  publisher: { type: 'string', short: 'p' },
  cover: { type: 'string', short: 'c' },
  replace: { type: 'boolean' },
  plan: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  key: { type: 'string' },
  out: { type: 'string', short: 'o' },
  why: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parse>['values'];

const FLAGS_OF: Record<LibraryCommand['verb'], readonly string[]> = {
  import: ['language', 'direction', 'series', 'number', 'author', 'work', 'publisher', 'cover', 'replace', 'plan', 'dry-run'],
  apply: ['dry-run'],
  list: [],
  remove: [],
  export: ['key', 'out'],
  schemas: [],
  'take-down': ['language', 'number', 'why'],
  'put-back': ['language', 'number'],
};

/**
 * Reads a command line.
 * @param cwd the folder that relative paths start from
 * @returns `help` if the editor asked for help
 */
export function parseCommandLine(argv: readonly string[], cwd: string): LibraryCommand | 'help' {
  const { values, positionals } = parse(argv);
  const [verb, ...rest] = positionals;
  if (values.help || verb === undefined || verb === 'help') return 'help';
  if (!Object.hasOwn(FLAGS_OF, verb))
    throw new UsageError(`There is no command "${verb}". There are: ${Object.keys(FLAGS_OF).join(', ')}.`);
  // The check above found it among the verbs.
  return commandOf(verb as LibraryCommand['verb'], rest, values, cwd);
}

function commandOf(verb: LibraryCommand['verb'], rest: string[], values: Values, cwd: string): LibraryCommand {
  const wrong = Object.keys(values).find((flag) => !FLAGS_OF[verb].includes(flag));
  if (wrong) throw new UsageError(`--${wrong} does not apply to "${verb}".`);
  switch (verb) {
    case 'import':
      if (rest.length === 0) throw new UsageError('Say what to import: npm run library -- import <file or folder> …');
      return { verb, paths: rest.map((target) => path.resolve(cwd, target)), options: importOptions(values, cwd) };
    case 'apply':
      return {
        verb,
        pack: path.resolve(cwd, onlyOne(rest, 'npm run library -- apply <pack folder>')),
        isDryRun: values['dry-run'] ?? false,
      };
    case 'remove':
      return { verb, work: onlyOne(rest, 'npm run library -- remove <work>; "list" shows the works') };
    case 'list':
      if (rest.length > 0) throw new UsageError('"list" takes nothing more.');
      return { verb };
    case 'export':
      return exportCommand(rest, values, cwd);
    case 'take-down':
      if (!values.why?.trim()) throw new UsageError('Say why: npm run library -- take-down <work> --why "…"');
      return { verb, scope: takeDownScope(verb, rest, values), why: values.why.trim() };
    case 'put-back':
      return { verb, scope: takeDownScope(verb, rest, values) };
    case 'schemas':
      return { verb, pack: path.resolve(cwd, onlyOne(rest, 'npm run library -- schemas <pack folder>')) };
  }
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: FLAGS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

function onlyOne(rest: string[], usage: string): string {
  const [only] = rest;
  if (only === undefined || rest.length !== 1) throw new UsageError(`Expected one: ${usage}`);
  return only;
}

const EXPORTS = 'feedback, survey, pack';

function exportCommand(rest: string[], { key, out }: Values, cwd: string): LibraryCommand {
  const verb = 'export';
  const what = onlyOne(
    rest,
    'npm run library -- export feedback, export survey --key <questionnaire key>, or export pack --key <pack>',
  );
  const file = out === undefined ? undefined : path.resolve(cwd, out);
  if (what === 'feedback' && key !== undefined) throw new UsageError('--key does not apply to "export feedback".');
  if (what === 'feedback') return { verb, request: { what }, file };
  if (what !== 'survey' && what !== 'pack') throw new UsageError(`"${what}" cannot be exported. There are: ${EXPORTS}.`);
  if (!key) throw new UsageError(`Say which ${what}: npm run library -- export ${what} --key <key>`);
  if (what === 'survey') return { verb, request: { what, key }, file };
  if (file === undefined) throw new UsageError('Say where to: npm run library -- export pack --key <pack> --out <folder>');
  return { verb, request: { what, key, folder: file }, file: undefined };
}

function takeDownScope(verb: string, rest: string[], values: Values): TakeDownScope {
  const work = onlyOne(rest, `npm run library -- ${verb} <work>; "list" shows the works`);
  return { work, language: languageOption(values), number: numberOption(values)?.number };
}

function languageOption({ language }: Values): Locale | undefined {
  const errorOf = (text: string) => `The site does not offer ${describeLanguage(text)}. It offers ${LOCALES.join(', ')}.`;
  return read(language, readLanguage, errorOf);
}

function numberOption({ number }: Values): ChapterNumber | undefined {
  const errorOf = (text: string) => `"${text}" is not a chapter number. Expected a number like 1 or 10.5, ex, or One-Shot.`;
  return read(number, readChapterNumber, errorOf);
}

function importOptions(values: Values, cwd: string): ImportOptions {
  return {
    language: languageOption(values),
    direction: read(
      values.direction,
      (text) => READING_DIRECTIONS.find((direction) => direction === text),
      (text) => `"${text}" is not a reading direction. Use one of: ${READING_DIRECTIONS.join(', ')}.`,
    ),
    number: numberOption(values),
    work: read(
      values.work,
      (text) => (isKey(text) ? text : undefined),
      (text) => `"${text}" is not a valid key of a work. Keys are lower-case letters, digits and hyphens, like neon-harbor.`,
    ),
    series: read(values.series, nonEmpty, () => '--series is empty.'),
    author: read(values.author, nonEmpty, () => '--author is empty.'),
    publisher: read(values.publisher, nonEmpty, () => '--publisher is empty.'),
    cover: read(
      values.cover,
      (text) => (text.trim() ? path.resolve(cwd, text) : undefined),
      () => '--cover is empty.',
    ),
    mayReplace: values.replace,
    isPlanOnly: values.plan,
    isDryRun: values['dry-run'],
  };
}

function nonEmpty(text: string): string | undefined {
  return text.trim().slice(0, 200) || undefined;
}

function read<Value>(
  text: string | undefined,
  reader: (text: string) => Value | undefined,
  errorOf: (text: string) => string,
): Value | undefined {
  if (text === undefined) return undefined;
  const value = reader(text);
  if (value === undefined) throw new UsageError(errorOf(text));
  return value;
}
