import type { RemoteRelease, SiteComposition } from '@komawari/shared-state/contract';
import type { Context } from 'hono';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import type { Database } from '../../database/Database';
import { cookieOf } from '../../replay/RequestDependencies';
import type { CompositionSource } from '../composition/compositionSource';
import type { Versions } from '../releases/releaseStore';
import { findSources, type SourceFiles } from './source';
import { readTicket } from './ticket';

export const PREVIEW_COOKIE = 'preview';

export interface PreviewSources {
  db: Database;
  clock: Clock;
  composition: Pick<CompositionSource, 'withReleases'>;
  files: SourceFiles;
  options: Pick<SiteOptions, 'sourceOrigins'>;
}

/** What one visit shows. */
export interface ShownPreview {
  composition: SiteComposition;
  /** The releases that replace the live ones. The page displays them. */
  versions: Versions;
  /** The time of the shown content, in seconds. Undefined if it is now. */
  at: number | undefined;
  /** The origins of the developers' machines that serve its files. */
  origins: readonly string[];
}

/** What a visit shows that began with a preview link: the live composition with some releases replaced. */
export async function previewOf(
  c: Context,
  { db, clock, composition, files, options }: PreviewSources,
): Promise<ShownPreview | undefined> {
  const ticket = cookieOf(c, PREVIEW_COOKIE);
  const preview = ticket && (await readTicket(db, ticket, clock()));
  const found = preview && (await composition.withReleases(preview.versions));
  if (!found) return undefined;
  const sources = await findSources(Object.values(preview.sources), options.sourceOrigins, files);
  const origins = sources.map(({ baseUrl }) => new URL(baseUrl).origin);
  const versions = { ...preview.versions, ...Object.fromEntries(sources.map(({ name }, at) => [name, origins[at] ?? ''])) };
  return { composition: sources.length > 0 ? withSources(found, sources) : found, versions, origins, at: preview.at };
}

/** The ID includes the sources, because it is part of the cache key of pages. */
function withSources(composition: SiteComposition, sources: readonly RemoteRelease[]): SiteComposition {
  const names = new Set(sources.map(({ name }) => name));
  const others = composition.remotes.filter(({ name }) => !names.has(name));
  const id = [composition.id, ...sources.map(({ baseUrl }) => baseUrl)].join(' ');
  return { ...composition, id, remotes: [...others, ...sources] };
}
