import { createHash } from 'node:crypto';
import { type AtRule, parse, type Root } from 'postcss';
import parseValue, { type Node as ValueNode } from 'postcss-value-parser';
import { createFreshCache } from '../../cache/FreshCache';
import type { Release } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** CSS rules that can be inline in a page's HTML. */
export interface InlineRules {
  text: string;
  /** The hash by which a page's policy allows them (CSP 3, 2.3.1). */
  hash: string;
}

/** A stylesheet of a release that can be inline. */
export interface InlineSheet extends InlineRules {
  /** Its font faces that need a download, if the caller asked for them separately. */
  letters?: InlineRules | undefined;
}

/** By the URL of the file. A page links to stylesheets that are not in this map. */
export type InlineSheets = ReadonlyMap<string, InlineSheet>;

export const NO_SHEETS: InlineSheets = new Map();

/** Reads stylesheets of one release. */
export type InlineSheetReader = (
  release: Release,
  files: readonly string[],
  options?: InlineSheetOptions,
) => Promise<InlineSheets>;

export interface InlineSheetOptions {
  /** Whether font faces that need a download are returned separately. */
  splitsFonts?: boolean;
}

/** On a slow connection, a longer stylesheet would delay the page by more than a separate request does. */
const MAX_LENGTH = 64 * 1024;

const MAX_CACHED_LENGTH = 4 * 1024 * 1024;

/** Reads stylesheets for pages that contain them (docs/decisions/0160-styles-in-the-page.md). */
export function createInlineSheets({ read }: Pick<ReleaseFiles, 'read'>): InlineSheetReader {
  // A published file never changes under its URL.
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
      // The file may be available later. A browser that requests it gets the error from the route that sends it.
      return undefined;
    }
  }

  return async (release, files, options = {}) => {
    const found = await Promise.all(files.map(async (file) => ({ file, sheet: await sheetOf(release, file, options) })));
    return new Map(found.flatMap(({ file, sheet }) => (sheet ? [[release.baseUrl + file, sheet] as const] : [])));
  };
}

/** Undefined if the stylesheet is too long for HTML or imports others. */
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

/**
 * Removes the font faces that need a download and returns them. Local faces stay, because they are fallbacks. Faces that few
 * devices have stay too.
 */
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
 * A stylesheet's URLs are relative to the stylesheet, but inline styles resolve URLs relative to the page. postcss escapes what
 * would close the `<style>` element.
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

/** The URL in `url()`, and the plain strings in `image-set()` (CSS Images 4, 2.4). */
function urlsIn(node: ValueNode): ValueNode[] {
  if (node.type !== 'function') return [];
  if (/^url$/i.test(node.value)) return node.nodes.slice(0, 1);
  return /image-set$/i.test(node.value) ? node.nodes.filter(({ type }) => type === 'string') : [];
}

function isImport({ name }: AtRule): boolean {
  return name.toLowerCase() === 'import';
}

/** With a scheme, from the root, or a fragment: such a URL means the same everywhere. */
const FROM_EVERYWHERE = /^(?:[a-z][a-z\d+.-]*:|\/|#)/i;

function absolute(url: string, address: string): string {
  if (FROM_EVERYWHERE.test(url)) return url;
  const { href, origin, pathname, search, hash } = new URL(url, new URL(address, 'http://site.invalid'));
  return origin === 'http://site.invalid' ? pathname + search + hash : href;
}

/**
 * Devices without these glyphs show boxes, so this font is necessary and not decoration.
 * @param face rules or a URL, which contain the file name
 */
export function isOfFewDevices(face: string): boolean {
  return face.includes('-thai-');
}
