import { readFile, stat } from 'node:fs/promises';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { codeOf } from '../../../text/caughtError';
import { asLibraryError, LibraryError } from '../../report/LibraryError';

const MAX_BYTES = 8 * 1024 * 1024;

type Path = readonly PropertyKey[];

/** A YAML file that knows the line of everything in it. Parts that cannot be used become problems; the rest can still be read. */
export class YamlFile {
  readonly problems: LibraryError[] = [];

  private constructor(
    readonly file: string,
    private readonly document: Document,
    private readonly lines: LineCounter,
  ) {}

  /**
   * Reads a file.
   * @returns undefined if there is no such file
   * @throws LibraryError if it is not YAML
   */
  static async read(file: string): Promise<YamlFile | undefined> {
    try {
      const { size } = await stat(file);
      if (size > MAX_BYTES) throw new LibraryError(file, 'is too large for a YAML file.', 'Split the pack.');
      return YamlFile.parse(file, await readFile(file, 'utf8'));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw asLibraryError(error, file);
    }
  }

  static parse(file: string, text: string): YamlFile {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
    const [error] = document.errors;
    if (error)
      throw new LibraryError(
        `${file}:${lines.linePos(error.pos[0]).line}`,
        `is not valid YAML (${error.message}).`,
        'Correct that line.',
      );
    return new YamlFile(file, document, lines);
  }

  /**
   * Reads one part of the file. Returns undefined and adds a problem for each of its errors. `omit` names fields that are read
   * separately.
   */
  part<Schema extends z.ZodType>(path: Path, schema: Schema, omit: readonly string[] = []): z.output<Schema> | undefined {
    const result = schema.safeParse(without(this.plain(path), omit));
    if (result.success) return result.data;
    for (const issue of result.error.issues) this.addError([...path, ...issuePath(issue)], describeIssue(issue));
    return undefined;
  }

  /** Reads the usable entries of a list. Each of the others becomes a problem. */
  list<Schema extends z.ZodType>(
    path: Path,
    schema: Schema,
    omit: readonly string[] = [],
  ): { value: z.output<Schema>; path: Path }[] {
    const entries = this.plain(path);
    if (entries === undefined || entries === null) return [];
    if (!Array.isArray(entries)) {
      this.addError(path, 'must be a list.');
      return [];
    }
    return entries.flatMap((_, index) => {
      const entryPath = [...path, index];
      const value = this.part(entryPath, schema, omit);
      return value === undefined ? [] : [{ value, path: entryPath }];
    });
  }

  isList(path: Path): boolean {
    return Array.isArray(this.plain(path));
  }

  has(path: Path): boolean {
    return this.plain(path) !== undefined;
  }

  /** The file and line of a part, for messages. */
  where(path: Path): string {
    return `${this.file}:${this.lineOf(path)}`;
  }

  addError(path: Path, what: string, todo = 'Correct that line.'): void {
    this.problems.push(new LibraryError(this.where(path), path.length > 0 ? `"${describePath(path)}" ${what}` : what, todo));
  }

  private plain(path: Path): unknown {
    const node = path.length === 0 ? this.document.contents : this.document.getIn(path, true);
    return isNode(node) ? node.toJS(this.document, { maxAliasCount: 100 }) : undefined;
  }

  /** The line of the nearest part that exists: a missing part has no line of its own. */
  private lineOf(path: Path): number {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? this.document.contents : this.document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return this.lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}

function without(value: unknown, omit: readonly string[]): unknown {
  if (omit.length === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([field]) => !omit.includes(field)));
}

function issuePath(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a field that is known here.';
  if (issue.code === 'invalid_type' && /received undefined/.test(issue.message)) return 'is missing.';
  return `cannot be used: ${issue.message}.`;
}

/** `titles.en.name`, `[3].published`. */
function describePath(path: Path): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
