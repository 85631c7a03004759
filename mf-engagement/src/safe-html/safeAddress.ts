/** Where a link in a text may lead: a page of this site, or somewhere else. */
export type SafeAddress = { kind: 'internal'; path: string } | { kind: 'external'; url: string };

/** An origin that nothing has, to tell an address of this site from a full one. */
const HERE = 'https://komawari.invalid';

/**
 * Lets web and mail addresses through, and nothing else: no `javascript:`, no `data:`, no name before an `@`,
 * which dresses one site up as another. The parser of the platform decides, so tabs and control characters cannot hide a scheme.
 */
export function safeAddress(value: string): SafeAddress | undefined {
  const url = parse(value);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === HERE) return internal(value, url);
  if (url.protocol !== 'https:' && url.protocol !== 'http:' && url.protocol !== 'mailto:') return undefined;
  return { kind: 'external', url: url.href };
}

/** The address of a picture: this site's or another's over https. */
export function safeImageAddress(value: string): string | undefined {
  const address = safeAddress(value);
  if (address?.kind === 'internal') return address.path;
  return address?.url.startsWith('https:') ? address.url : undefined;
}

/** Only what begins at the root: a relative path would mean something else on each page, and `//` begins another host. */
function internal(value: string, { pathname, search, hash }: URL): SafeAddress | undefined {
  if (!value.trimStart().startsWith('/') || pathname.startsWith('//')) return undefined;
  return { kind: 'internal', path: pathname + search + hash };
}

function parse(value: string): URL | undefined {
  try {
    return new URL(value, HERE);
  } catch {
    return undefined;
  }
}
