import { LOCALES, type Locale } from '@komawari/shared-domain';
import { type Node, parse } from 'acorn';
import { simple } from 'acorn-walk';
import { isShell, type Release } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** The messages of a language, by ID. */
type Words = ReadonlyMap<string, string>;

const MAX_LISTED = 5;

/**
 * Messages that exist in one language and are missing in another. Readers of the other language would see an ID instead of a
 * sentence.
 */
export async function wordProblems(release: Release, { read }: Pick<ReleaseFiles, 'read'>): Promise<string[]> {
  const bundles = [release.messages, ...(!isShell(release) && release.webview ? [release.webview.messages] : [])];
  const found = await Promise.all(
    bundles.map(async (messages) => {
      const words = await Promise.all(LOCALES.map(async (locale) => [locale, await wordsIn(messages[locale])] as const));
      return missingWords(`${release.name} ${release.version}`, new Map(words));
    }),
  );
  return [...new Set(found.flat())];

  async function wordsIn(file: string): Promise<Words> {
    const body = await read(release, file);
    return body ? messagesIn(new TextDecoder().decode(body.bytes)) : new Map();
  }
}

function missingWords(name: string, words: ReadonlyMap<Locale, Words>): string[] {
  const all = new Set([...words.values()].flatMap((one) => [...one.keys()]));
  return [...words].flatMap(([locale, own]) => {
    const missing = [...all].filter((id) => !own.get(id)?.trim());
    if (missing.length === 0) return [];
    const [first = ''] = missing;
    const other = [...words].find(([, one]) => one.get(first)?.trim())?.[0];
    const rest = missing.length - MAX_LISTED;
    const listed = missing.slice(0, MAX_LISTED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
    return [
      `${name} has no words in ${locale} for ${listed}, which are there in ${other ?? 'no language'}. Readers of ${locale} would see the id.`,
    ];
  });
}

/**
 * The messages in a bundle, without running it: from all objects in it, written as code or as JSON in a string, those whose keys
 * are message IDs.
 */
export function messagesIn(script: string): Words {
  const words = new Map<string, string>();
  simple(parse(script, { ecmaVersion: 'latest' }), {
    ObjectExpression({ properties }) {
      for (const property of properties) {
        if (property.type !== 'Property') continue;
        const id = textOf(property.key);
        if (id !== undefined && isId(id)) words.set(id, textOf(property.value) ?? (isEmptyArray(property.value) ? '' : COMPILED));
      }
    },
    Literal({ value }) {
      if (typeof value !== 'string' || !value.startsWith('{')) return;
      for (const [id, text] of Object.entries(parsed(value))) {
        if (isId(id)) words.set(id, compiledText(text));
      }
    },
  });
  return words;
}

/** Stands for a message that was compiled into parts. */
const COMPILED = '(compiled)';

/** What remains of a compiled message. An empty message stays empty. */
function compiledText(message: unknown): string {
  if (typeof message === 'string') return message;
  return Array.isArray(message) && message.length === 0 ? '' : COMPILED;
}

function isEmptyArray(node: Node): boolean {
  // The node's type guarantees the fields, and the next line checks it.
  const { type, elements } = node as Node & { elements?: unknown[] };
  return type === 'ArrayExpression' && elements?.length === 0;
}

/** For example `catalog.calendar.title`. */
function isId(text: string): boolean {
  return /^[\w-]+(\.[\w-]+)+$/.test(text);
}

function textOf(node: Node): string | undefined {
  // The node's type guarantees the fields, and the next line checks it.
  const { type, value } = node as Node & { value?: unknown };
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}

function parsed(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
