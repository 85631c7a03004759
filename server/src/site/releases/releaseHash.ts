import { createHash } from 'node:crypto';

/** Fields that only describe files whose hashes are already included. The order of imports may differ from build to build. */
const DESCRIPTIONS = new Set(['built', 'modules']);

/**
 * The hash that distinguishes two releases of one version. It covers the whole document, except when and where it was built and
 * which modules its scripts contain, so that building the same sources again gives the same release.
 */
export function releaseHash(document: object): string {
  const content = Object.entries(document).filter(([name]) => !DESCRIPTIONS.has(name));
  return createHash('sha256')
    .update(canonical(Object.fromEntries(content)))
    .digest('base64url')
    .slice(0, 22);
}

/** JSON with sorted keys in each object. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}
