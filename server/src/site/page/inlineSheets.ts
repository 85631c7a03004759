import { createHash } from 'node:crypto';
import { type AtRule, parse, type Root } from 'postcss';
import parseValue, { type Node as ValueNode } from 'postcss-value-parser';
import { createFreshCache } from '../../cache/FreshCache';
import type { Release } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** Rules as they can stand in a page's own HTML. */
export interface InlineRules {
  text: string;
  /** By which a page's policy admits them (CSP 3, 2.3.1). */
  hash: string;
}

/** A stylesheet of a release, as it can stand there. */
export interface InlineSheet extends InlineRules {
  /** Its faces that are fetched, where they were asked for by themselves. */
  letters?: InlineRules | undefined;
}

/** By the address of the file. What is not among them is linked to. */
export type InlineSheets = ReadonlyMap<string, InlineSheet>;

export const NO_SHEETS: InlineSheets = new Map();

/** Of the files of one release. */
export type InlineSheetReader = (
  release: Release,
  files: readonly string[],
  options?: InlineSheetOptions,
) => Promise<InlineSheets>;

export interface InlineSheetOptions {
  /** Whether faces that are fetched stand by themselves. */
  splitsFonts?: boolean;
}

/** What is longer would keep the page itself waiting on a slow line for longer than asking for it does. */
const MAX_LENGTH = 64 * 1024;

const MAX_CACHED_LENGTH = 4 * 1024 * 1024;

/** Reads stylesheets for pages that come with them (docs/decisions/0160-styles-in-the-page.md). */
export function createInlineSheets({ read }: Pick<ReleaseFiles, 'read'>): InlineSheetReader {
  // What is published under an address never changes.
  const cache = createFreshCache<InlineSheet | undefined>(
    'inline_styles',
    async () => 'for ever',
    MAX_CACHED_LENGTH,
    (sheet) => (sheet ? sheet.text.length + (sheet.letters?.text.length ?? 0) : 1),
  );

  async function sheetOf(release: Release, file: string, options: InlineSheetOptions): Promise<InlineSheet | undefined> {
    const address = release.baseUrl + file;
    try {
      return await cache.get(JSON.stringify([address, options]), async () => {
        const body = await read(release, file);
        if (!body) throw new Error(`${address} is not in the store.`);
        return inlineSheet(new TextDecoder().decode(body.bytes), address, options);
      });
    } catch {
      // What is not there now may come, and a browser that asks for it is told by whoever sends it.
      return undefined;
    }
  }

  return async (release, files, options = {}) => {
    const found = await Promise.all(files.map(async (file) => ({ file, sheet: await sheetOf(release, file, options) })));
    return new Map(found.flatMap(({ file, sheet }) => (sheet ? [[release.baseUrl + file, sheet] as const] : [])));
  };
}

/** Nothing where a stylesheet should not stand in HTML, or imports others. */
export function inlineSheet(
  css: string,
  address: string,
  { splitsFonts = false }: InlineSheetOptions = {},
): InlineSheet | undefined {
  if (css.length > MAX_LENGTH) return undefined;
  const root = parse(css);
  if (root.some((node) => node.type === 'atrule' && isImport(node))) return undefined;
  makeUrlsAbsolute(root, address);
  const letters = splitsFonts ? takeFonts(root) : '';
  return { ...rulesOf(root.toString()), ...(letters !== '' && { letters: rulesOf(letters) }) };
}

function rulesOf(text: string): InlineRules {
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

/** Those of the device are stand-ins, and stay, as do those that it may not have. */
function takeFonts(root: Root): string {
  const letters: string[] = [];
  root.walkAtRules(/^font-face$/i, (face) => {
    const text = face.toString();
    if (!/url\(/i.test(text) || isOfFewDevices(text)) return;
    letters.push(text);
    face.remove();
  });
  return letters.join('');
}

/**
 * What a stylesheet names is found from its own address, and in HTML from that of the page. What would end the element there is
 * written in another way by postcss.
 */
function makeUrlsAbsolute(root: Root, address: string): void {
  root.walkDecls(/./, (declaration) => {
    if (!/(?:url|image-set)\(/i.test(declaration.value)) return;
    const value = parseValue(declaration.value);
    value.walk((node) => {
      for (const url of urlsIn(node)) url.value = absolute(url.value, address);
    });
    declaration.value = value.toString();
  });
}

/** The one of `url()`, and those of `image-set()` that stand there as they are (CSS Images 4, 2.4). */
function urlsIn(node: ValueNode): ValueNode[] {
  if (node.type !== 'function') return [];
  if (/^url$/i.test(node.value)) return node.nodes.slice(0, 1);
  return /image-set$/i.test(node.value) ? node.nodes.filter(({ type }) => type === 'string') : [];
}

function isImport({ name }: AtRule): boolean {
  return name.toLowerCase() === 'import';
}

/** With a scheme, from the root, or of this document: the same from everywhere. */
const FROM_EVERYWHERE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

function absolute(url: string, address: string): string {
  if (FROM_EVERYWHERE.test(url)) return url;
  const { href, origin, pathname, search, hash } = new URL(url, new URL(address, 'http://site.invalid'));
  return origin === 'http://site.invalid' ? pathname + search + hash : href;
}

/**
 * Devices that do not have these letters show boxes: they are no matter of looks.
 * @param face rules or an address, which name the file
 */
export function isOfFewDevices(face: string): boolean {
  return face.includes('-thai-');
}
