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

/** What one visit sees. */
export interface ShownPreview {
  composition: SiteComposition;
  /** What stands in the place of what is live, as the page says it of itself. */
  versions: Versions;
  /** As of when the content is shown, in seconds, where that is not now. */
  at: number | undefined;
  /** The origins of developers' machines that its files come from. */
  origins: readonly string[];
}

/** What a visit sees that began with a preview's link: what is live, with other releases in it. */
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

/** Its id tells its sources too: pages are kept by it. */
function withSources(composition: SiteComposition, sources: readonly RemoteRelease[]): SiteComposition {
  const names = new Set(sources.map(({ name }) => name));
  const others = composition.remotes.filter(({ name }) => !names.has(name));
  const id = [composition.id, ...sources.map(({ baseUrl }) => baseUrl)].join(' ');
  return { ...composition, id, remotes: [...others, ...sources] };
}
