import { createHash } from 'node:crypto';

/** What is told of files whose hashes are there; which import came first may differ from build to build. */
const DESCRIPTIONS = new Set(['built', 'modules']);

/**
 * The hash by which two releases of one version are told apart: of the whole document but for when and where it was built and
 * what its scripts were made of, so that building the same sources again is the same release.
 */
export function releaseHash(document: object): string {
  const content = Object.entries(document).filter(([name]) => !DESCRIPTIONS.has(name));
  return createHash('sha256')
    .update(canonical(Object.fromEntries(content)))
    .digest('base64url')
    .slice(0, 22);
}

/** JSON with the names of each object in order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}
