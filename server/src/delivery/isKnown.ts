/** Whether a client has a body already. Tags are compared weakly (RFC 9110, 13.1.2): a proxy that compresses makes a strong tag weak. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const candidates = ifNoneMatch.split(',').map((candidate) => candidate.trim());
  return candidates.some((candidate) => candidate === '*' || opaqueTag(candidate) === opaqueTag(etag));
}

function opaqueTag(etag: string): string {
  return etag.replace(/^W\//, '');
}
