/**
 * Whether a client already has a body. Tags are compared weakly (RFC 9110, 13.1.2), because a proxy that compresses turns a
 * strong tag into a weak one.
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const candidates = ifNoneMatch.split(',').map((candidate) => candidate.trim());
  return candidates.some((candidate) => candidate === '*' || opaqueTag(candidate) === opaqueTag(etag));
}

function opaqueTag(etag: string): string {
  return etag.replace(/^W\//, '');
}
