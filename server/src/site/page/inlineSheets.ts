import { createHash } from 'node:crypto';
import { type AtRule, parse } from 'postcss';
import parseValue, { type Node as ValueNode } from 'postcss-value-parser';
import { createFreshCache } from '../../cache/FreshCache';
import type { Release } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/** A stylesheet of a release as it can stand in a page's own HTML. */
export interface InlineSheet {
  text: string;
  /** By which a page's policy admits it (CSP 3, 2.3.1). */
  hash: string;
}

/** By the address of the file. What is not among them is linked to. */
export type InlineSheets = ReadonlyMap<string, InlineSheet>;

export const NO_SHEETS: InlineSheets = new Map();

/** Of the files of one release. */
export type InlineSheetReader = (release: Release, files: readonly string[]) => Promise<InlineSheets>;

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
    (sheet) => sheet?.text.length ?? 1,
  );

  async function sheetOf(release: Release, file: string): Promise<InlineSheet | undefined> {
    const address = release.baseUrl + file;
    try {
      return await cache.get(address, async () => {
        const body = await read(release, file);
        if (!body) throw new Error(`${address} is not in the store.`);
        return inlineSheet(new TextDecoder().decode(body.bytes), address);
      });
    } catch {
      // What is not there now may come, and a browser that asks for it is told by whoever sends it.
      return undefined;
    }
  }

  return async (release, files) => {
    const found = await Promise.all(files.map(async (file) => [release.baseUrl + file, await sheetOf(release, file)] as const));
    return new Map(found.flatMap(([address, sheet]) => (sheet ? [[address, sheet] as const] : [])));
  };
}

/** Nothing where a stylesheet cannot stand in HTML as it stands alone, or should not. */
export function inlineSheet(css: string, address: string): InlineSheet | undefined {
  if (css.length > MAX_LENGTH) return undefined;
  const text = withAbsoluteUrls(css, address);
  return text === undefined ? undefined : { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

/**
 * What a stylesheet names is found from its own address, and in HTML from that of the page. What would end the element there is
 * written in another way by postcss. Nothing where it imports others.
 */
function withAbsoluteUrls(css: string, address: string): string | undefined {
  const root = parse(css);
  if (root.some((node) => node.type === 'atrule' && isImport(node))) return undefined;
  root.walkDecls(/./, (declaration) => {
    if (!/(?:url|image-set)\(/i.test(declaration.value)) return;
    const value = parseValue(declaration.value);
    value.walk((node) => {
      for (const url of urlsIn(node)) url.value = absolute(url.value, address);
    });
    declaration.value = value.toString();
  });
  return root.toString();
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
