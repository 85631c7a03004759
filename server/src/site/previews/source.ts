import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@komawari/shared-state/contract';
import type { TokenHolder } from '../deployments/tokenStore';
import { RequestRefusedError } from '../publish/RequestRefusedError';
import { assertScope } from '../publish/refusals';
import { ReleaseRefusedError, readSourceRelease } from '../releases/releaseDocument';
import type { ReleaseFiles } from '../releases/releaseFiles';

/**
 * The store for the documents of sources. They are next to uploaded files that no release names yet, so they are deleted after a
 * day.
 */
export type SourceFiles = Pick<ReleaseFiles, 'find' | 'store'>;

/**
 * Stores the document of a remote that a developer's machine serves, and returns the name by which a link finds it.
 * @param allowed origins that the operator lets previews load from; `http://localhost:*` is any port
 */
export async function storeSource(
  document: unknown,
  { holder, allowed, files }: { holder: TokenHolder; allowed: readonly string[]; files: SourceFiles },
): Promise<StoredSource> {
  const release = sourceOf(document);
  assertScope(holder, [release.name]);
  const { origin } = new URL(release.baseUrl);
  if (!isAllowed(origin, allowed))
    throw new RequestRefusedError(
      422,
      `This site lets no preview load from ${origin}, where ${release.name} is served. ` +
        `It lets them load from ${allowed.join(', ') || 'nowhere else'}; an operator adds to that with SOURCE_ORIGINS.`,
    );
  const bytes = new TextEncoder().encode(JSON.stringify(document));
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  await files.store(integrity, { bytes, isBrotli: false });
  return { name: release.name, integrity };
}

export interface StoredSource {
  name: string;
  integrity: string;
}

/** The remotes of a link that developers' machines serve, if the operator still allows their origins. */
export async function findSources(
  integrities: readonly string[],
  allowed: readonly string[],
  files: SourceFiles,
): Promise<RemoteRelease[]> {
  const documents = await Promise.all(integrities.map(files.find));
  return documents
    .flatMap((body) => (body ? [sourceOf(JSON.parse(new TextDecoder().decode(body.bytes)))] : []))
    .filter(({ baseUrl }) => isAllowed(new URL(baseUrl).origin, allowed));
}

function sourceOf(document: unknown): RemoteRelease {
  try {
    return readSourceRelease(document);
  } catch (error) {
    if (error instanceof ReleaseRefusedError) throw new RequestRefusedError(422, error.message);
    throw error;
  }
}

function isAllowed(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((one) => one === origin || (one.endsWith(':*') && one.slice(0, -2) === origin.replace(/:\d+$/, '')));
}
