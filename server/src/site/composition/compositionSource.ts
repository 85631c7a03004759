import { createHash } from 'node:crypto';
import type { RemoteRelease, SiteComposition } from '@komawari/shared-state/contract';
import type { Logger } from 'pino';
import { withTimeoutFallback } from '../../cache/withTimeoutFallback';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { findVersions, liveState, readLive } from '../deployments/deploymentStore';
import { isInCanary } from '../deployments/rollout';
import { isShell, type Release, ReleaseRefusedError } from '../releases/releaseDocument';
import { findReleases, releaseOf, type Versions } from '../releases/releaseStore';
import { composeSite } from './composeSite';

/** Tells the site which releases it consists of. */
export interface CompositionSource {
  /** What is live now. Undefined until a shell is published. */
  live: () => Promise<LiveSite | undefined>;
  /** The composition that most readers get. */
  current: () => Promise<SiteComposition | undefined>;
  /** The composition for the reader's bucket. Without a bucket, the one that most readers get. */
  compositionFor: (bucket: number | undefined) => Promise<SiteComposition | undefined>;
  /** A composition that was live at any time. */
  find: (id: string) => Promise<SiteComposition | undefined>;
  /** The composition that most readers get, with some releases replaced. */
  withReleases: (versions: Versions) => Promise<SiteComposition | undefined>;
  /** Forces the next call to query the database, however recent the known state is. */
  expire: () => void;
  /** Calls `listener` once for each deployment, when it is first seen. */
  onLive: (listener: (site: LiveSite) => void) => void;
}

/** The compositions of the newest deployment. */
export interface LiveSite {
  /** The number of the deployment. */
  number: number;
  base: SiteComposition;
  /** The versions of the base. */
  versions: Versions;
  canary?: { composition: SiteComposition; weight: number; salt: string } | undefined;
}

export interface CompositionSourceOptions {
  db: Database;
  clock: Clock;
  log: Logger;
}

/** How many compositions stay in memory: the live ones and a few earlier ones. */
const MAX_KEPT = 16;

/**
 * Builds the compositions of the newest deployment. It queries the record at most once in each second of the clock, so this
 * server serves another server's deployment within two seconds. While the database does not answer, the last known compositions
 * stay live.
 */
export function createCompositionSource({ db, clock, log }: CompositionSourceOptions): CompositionSource {
  const kept = new Map<string, SiteComposition>();
  const listeners: ((site: LiveSite) => void)[] = [];
  let known: LiveSite | undefined;
  let live: Promise<LiveSite | undefined> = Promise.resolve(undefined);
  let refreshing: Promise<LiveSite | undefined> | undefined;
  let checkedAt: number | undefined;
  let state = '';

  async function refresh(): Promise<LiveSite | undefined> {
    try {
      known = await readLiveSite();
    } catch (error) {
      log.error({ err: error }, 'the deployments could not be read');
    }
    return known;
  }

  async function readLiveSite(): Promise<LiveSite | undefined> {
    const stateNow = await liveState(db);
    if (stateNow === state) return known;
    const row = await readLive(db);
    if (!row) return undefined;
    const base = await compose(row.baseId, row.base);
    const canary = row.canary && row.canaryId ? await compose(row.canaryId, row.canary.versions) : undefined;
    state = stateNow;
    if (!base) return undefined;
    const { number, base: versions } = row;
    const site = { number, base, versions, canary: canary && row.canary && { ...row.canary, composition: canary } };
    for (const listener of listeners) listener(site);
    return site;
  }

  async function compose(id: string, versions: Versions): Promise<SiteComposition | undefined> {
    const known = kept.get(id);
    if (known) return known;
    const releases = usable(await findReleases(db, versions), log);
    const shell = releases.find(isShell);
    if (!shell) return undefined;
    const composition = composeSite(
      id,
      shell,
      releases.filter((release): release is RemoteRelease => !isShell(release)),
    );
    keep(kept, id, composition);
    return composition;
  }

  function liveSite(): Promise<LiveSite | undefined> {
    const now = clock();
    const isExpired = checkedAt === undefined;
    // Only one query at a time, so that queries do not pile up when the database hangs.
    if (now === checkedAt || (refreshing && !isExpired)) return live;
    checkedAt = now;
    const next: Promise<LiveSite | undefined> = (refreshing ?? Promise.resolve()).then(refresh).finally(() => {
      if (refreshing === next) refreshing = undefined;
    });
    refreshing = next;
    // A caller that has just changed something waits until the change is visible.
    live = isExpired || known === undefined ? next : withTimeoutFallback(next, known);
    return live;
  }

  return {
    live: liveSite,
    current: async () => (await liveSite())?.base,
    async compositionFor(bucket) {
      const site = await liveSite();
      const isChosen = site?.canary && bucket !== undefined && isInCanary(bucket, site.canary);
      return isChosen ? site.canary?.composition : site?.base;
    },
    async find(id) {
      const versions = await findVersions(db, id);
      return versions && compose(id, versions);
    },
    async withReleases(versions) {
      const all = { ...(await liveSite())?.versions, ...versions };
      const composed = await compose(previewId(all), all);
      return composed && { ...composed, isPreview: true };
    },
    expire() {
      checkedAt = undefined;
      void liveSite();
    },
    onLive: (listener) => void listeners.push(listener),
  };
}

function keep(kept: Map<string, SiteComposition>, id: string, composition: SiteComposition): void {
  kept.set(id, composition);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** Leaves out releases that were published for an older contract: they would break the pages of this site. */
function usable(recorded: Awaited<ReturnType<typeof findReleases>>, log: Logger): Release[] {
  return recorded.flatMap((row) => {
    try {
      return [releaseOf(row).release];
    } catch (error) {
      if (!(error instanceof ReleaseRefusedError)) throw error;
      log.error(`The release ${row.name} ${row.version} is left out of the site. ${error.message}`);
      return [];
    }
  });
}

/** The ID of a composition that is not in the record. Browser reports with this ID are not counted. */
function previewId(versions: Versions): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(Object.entries(versions).sort()))
    .digest('base64url');
  return `preview-${hash.slice(0, 16)}`;
}
