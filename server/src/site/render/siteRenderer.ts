import { availableParallelism } from 'node:os';
import type { RemoteRelease, RenderedPage, SiteComposition, SiteConfig, WebviewPageData } from '@komawari/shared-state/contract';
import type { Logger } from 'pino';
import type { Clock } from '../../config/Clock';
import { messageOf } from '../../text/caughtError';
import { forBrowser } from '../page/forBrowser';
import { isShell, type Release } from '../releases/releaseDocument';
import { createBreaker } from './breaker';
import { inlineStyleHashes } from './inlineStyleHashes';
import { ShellDidNotStartError } from './RenderThread';
import type { RemoteBundles, ServerBundle, WorkerInputs } from './renderMessages';
import { createRenderPool, RenderBusyError, type RenderPool } from './renderPool';

/** The live composition, the previous one for readers who still have a page of it, a canary, and a preview. */
const MAX_COMPOSITIONS = 4;

/** Enough of a stack to see what broke. */
const MAX_REASON = 2000;

/** The maximum number of threads of one composition, also on machines with many processors. */
const MAX_THREADS = 4;

/** The name under which the shell's own pages are counted. */
const SHELL = 'shell';

/** Reads a file of a release as text. Undefined if it is missing. */
export type ReleaseReader = (release: Release, file: string) => Promise<string | undefined>;

export interface SiteRendererOptions {
  read: ReleaseReader;
  clock: Clock;
  log: Logger;
  /** How long a reader waits for the server to render; 0 leaves all rendering to browsers. */
  deadlineMs: number;
}

/** The results for the pages of one release. */
export interface RenderCounts {
  rendered: number;
  /** Of those, the ones that took longer than the deadline, so that their first readers' browsers rendered them. */
  late: number;
  failed: number;
  /** Not tried, because it failed again and again just before. */
  skipped: number;
}

/** Why a page of a release could not be rendered. */
export interface RenderFailure {
  /** The page, without its query string. */
  address: string;
  /** The error, with the lines of its stack that are in bundles. */
  reason: string;
}

/** A page to render, with its site and its remote. */
export interface RenderJob {
  composition: SiteComposition;
  config: SiteConfig;
  /** The remote that owns the page; undefined for a page of the shell. */
  remote: string | undefined;
  page: RenderedPage;
  /** Set if the remote renders the page without the shell (docs/decisions/0024-webviews-alone.md). */
  webview?: WebviewPageData | undefined;
}

/** The HTML inside the page's root element, and the style hashes that the page's policy must allow for it. */
export interface RenderedHtml {
  html: string;
  styleHashes: readonly string[];
}

/** Renders pages on the server, with the same releases that will hydrate them. */
export interface SiteRenderer {
  /** Whether there are bundles that can render the page, and a deadline above 0. */
  canRender: (job: Pick<RenderJob, 'composition' | 'remote' | 'webview'>) => boolean;
  /** Whether it makes sense to render the page now: its remote does not fail again and again. */
  mayRender: (job: Pick<RenderJob, 'composition' | 'remote' | 'webview'>) => boolean;
  /** Rejects if the page could not be rendered. The failure is counted and logged here. */
  render: (job: RenderJob) => Promise<RenderedHtml>;
  /** By name and version of the release. */
  counts: () => Readonly<Record<string, RenderCounts>>;
  /** The latest failure of each release, by name and version. */
  lastFailures: () => Readonly<Record<string, RenderFailure>>;
  end: () => Promise<void>;
}

export function createSiteRenderer({ read, clock, log, deadlineMs }: SiteRendererOptions): SiteRenderer {
  const pools = new Map<string, Promise<RenderPool>>();
  /** Pools that still render their last pages. */
  const retired = new Set<Promise<RenderPool>>();
  const breaker = createBreaker(clock);
  const counts: Record<string, RenderCounts> = {};
  const lastFailures: Record<string, RenderFailure> = {};

  /** Keeps the most recently used pools. */
  function poolOf({ composition, config }: RenderJob): Promise<RenderPool> {
    // Pages must be rendered with the same configuration that they contain, also after an editor adds a legal page.
    const site = JSON.stringify([composition.id, config]);
    const known = pools.get(site);
    const pool = known ?? startPool(composition, config);
    pools.delete(site);
    pools.set(site, pool);
    // Files that could not be read now may be available for the next page.
    if (!known) pool.catch(() => pools.get(site) === pool && pools.delete(site));
    for (const [oldest, old] of pools) {
      if (pools.size <= MAX_COMPOSITIONS) break;
      pools.delete(oldest);
      retired.add(old);
      void Promise.allSettled([old.then(({ retire }) => retire())]).then(() => retired.delete(old));
    }
    return pool;
  }

  async function startPool(composition: SiteComposition, config: SiteConfig): Promise<RenderPool> {
    const size = Math.min(MAX_THREADS, Math.max(1, availableParallelism() - 1));
    const { id } = composition;
    return createRenderPool(await workerInputs(composition, config, read), {
      size,
      deadlineMs,
      onPrinted: (text) => log.info({ composition: id, text }, 'A bundle has printed while it rendered'),
      onError: (error) =>
        log.warn({ composition: id, reason: stackOf(error) }, 'An error outside of any page has ended a thread that renders'),
    });
  }

  function canRender({ composition, remote, webview }: Pick<RenderJob, 'composition' | 'remote' | 'webview'>): boolean {
    const release = releaseOf(composition, remote);
    // Every thread starts with the shell's bundle.
    return deadlineMs > 0 && composition.shell.server !== undefined && bundleOf(release, webview) !== undefined;
  }

  return {
    canRender,
    mayRender(job) {
      if (!canRender(job)) return false;
      const { composition, remote } = job;
      if (!breaker.isOpen(breakerKeyOf(composition, remote)) && !breaker.isOpen(startOf(composition))) return true;
      count(counts, keyOf(remote, releaseOf(composition, remote)), 'skipped');
      return false;
    },
    async render(job) {
      const release = releaseOf(job.composition, job.remote);
      const key = keyOf(job.remote, release);
      const begun = performance.now();
      try {
        const pool = await poolOf(job);
        const { page, webview, remote = SHELL } = job;
        const html = await pool.render({ page, webview: webview && { remote, data: webview } });
        const styleHashes = inlineStyleHashes(html);
        breaker.succeeded(breakerKeyOf(job.composition, job.remote));
        breaker.succeeded(startOf(job.composition));
        count(counts, key, 'rendered');
        if (performance.now() - begun > deadlineMs) count(counts, key, 'late');
        return { html, styleHashes };
      } catch (error) {
        // If the server has too much to do, the remote is not to blame.
        if (error instanceof RenderBusyError) throw error;
        const hasStarted = !(error instanceof ShellDidNotStartError);
        const guilty = hasStarted ? job.remote : undefined;
        const key = keyOf(guilty, releaseOf(job.composition, guilty));
        breaker.failed(hasStarted ? breakerKeyOf(job.composition, guilty) : startOf(job.composition));
        count(counts, key, 'failed');
        // The query string may contain data of one reader.
        const [address = ''] = job.page.address.split('?');
        lastFailures[key] = { address, reason: withoutServer(reasonOf(error)) };
        log.error({ release: key, address, reason: reasonOf(error) }, `${key} could not be rendered on the server`);
        throw error;
      }
    },
    counts: () => counts,
    lastFailures: () => lastFailures,
    async end() {
      await Promise.allSettled([...pools.values(), ...retired].map(async (pool) => (await pool).end()));
      pools.clear();
    },
  };
}

function count(counts: Record<string, RenderCounts>, key: string, what: keyof RenderCounts): void {
  counts[key] ??= { rendered: 0, late: 0, failed: 0, skipped: 0 };
  counts[key][what] += 1;
}

function releaseOf({ shell, remotes }: SiteComposition, remote: string | undefined): Release | undefined {
  return remote === undefined ? shell : remotes.find(({ name }) => name === remote);
}

/** The file that renders a page of a release. */
function bundleOf(release: Release | undefined, webview: WebviewPageData | undefined): string | undefined {
  if (!webview) return release?.server?.entry;
  return !release || isShell(release) ? undefined : release.webview?.server?.entry;
}

function keyOf(remote: string | undefined, release: Release | undefined): string {
  return `${remote ?? SHELL} ${release?.version ?? ''}`.trim();
}

/** A release may work in one composition and fail in another, for example with a previewed shell. */
function breakerKeyOf(composition: SiteComposition, remote: string | undefined): string {
  return `${composition.id} ${keyOf(remote, releaseOf(composition, remote))}`;
}

/**
 * The key for the start of its threads: without a start, no page of any remote can be rendered. A shell page that fails counts
 * only for itself.
 */
function startOf({ id }: SiteComposition): string {
  return `${id} start`;
}

/** Its first lines name the bundle, and so the release. */
function stackOf(error: unknown): string {
  const hasStack = typeof error === 'object' && error !== null && 'stack' in error;
  return hasStack ? String(error.stack).slice(0, MAX_REASON) : reasonOf(error);
}

function reasonOf(error: unknown): string {
  return messageOf(error).slice(0, MAX_REASON);
}

/** An error without the lines of its stack that are in the server's own files: they say nothing to a team, and name its folders. */
function withoutServer(reason: string): string {
  const lines = reason.split('\n');
  return lines.filter((line) => !/^\s+at .*(file|node):/.test(line)).join('\n');
}

async function workerInputs(composition: SiteComposition, config: SiteConfig, read: ReleaseReader): Promise<WorkerInputs> {
  const { shell, remotes } = composition;
  const readBundle = async (name: string, release: Release, file: string | undefined): Promise<ServerBundle | undefined> => {
    const source = file && (await read(release, file));
    return source ? { file: `${name} ${release.version}/${file}`, source } : undefined;
  };
  const bundlesOf = async (fileOf: (release: RemoteRelease) => string | undefined): Promise<RemoteBundles> => {
    const bundles = await Promise.all(
      remotes.map(async (release) => [release.name, await readBundle(release.name, release, fileOf(release))] as const),
    );
    return Object.fromEntries(bundles.flatMap(([name, bundle]) => (bundle ? [[name, bundle]] : [])));
  };
  const shellBundle = await readBundle(SHELL, shell, shell.server?.entry);
  if (!shellBundle) throw new Error(`The file of ${shell.version} that renders on the server is not there.`);
  return {
    composition: forBrowser(composition),
    config,
    shell: shellBundle,
    remotes: await bundlesOf(({ server }) => server?.entry),
    webviews: await bundlesOf(({ webview }) => webview?.server?.entry),
  };
}
