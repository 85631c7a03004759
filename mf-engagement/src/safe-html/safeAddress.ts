/** Where a link in a text may lead: a page of this site, or another address. */
export type SafeAddress = { kind: 'internal'; path: string } | { kind: 'external'; url: string };

/** An origin that no site has. It distinguishes a path on this site from a full address. */
const HERE = 'https://komawari.invalid';

/**
 * Accepts web and mail addresses and nothing else: no `javascript:`, no `data:`, and no user name before an `@`, which disguises
 * one site as another. It uses the platform's URL parser, so tabs and control characters cannot hide a scheme.
 */
export function safeAddress(value: string): SafeAddress | undefined {
  const url = parse(value);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === HERE) return internal(value, url);
  if (url.protocol !== 'https:' && url.protocol !== 'http:' && url.protocol !== 'mailto:') return undefined;
  return { kind: 'external', url: url.href };
}

/** Returns the address of a picture: on this site, or on another site with https. */
export function safeImageAddress(value: string): string | undefined {
  const address = safeAddress(value);
  if (address?.kind === 'internal') return address.path;
  return address?.url.startsWith('https:') ? address.url : undefined;
}

/** Accepts only paths from the root. A relative path would mean something different on each page, and `//` begins a host. */
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
