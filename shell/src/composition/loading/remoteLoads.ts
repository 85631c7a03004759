import type { Locale } from '@komawari/shared-domain';
import type { Messages, RemoteOutline } from '@komawari/shared-state';
import type { ComponentType } from 'react';
import { reportRemoteError } from '../reportRemoteError';
import { createLoadCache, type Load } from './loadCache';
import { BreakerOpenError, RemoteLoader, type RemoteLoaderOptions } from './RemoteLoader';

/** Time from the request of a page until the error message appears. API calls have the same limit (docs/specification.md §9). */
const PAGE_DEADLINE_MS = 10_000;

const QUICK_RETRIES_MS = [400, 1200] as const;

export interface RemoteLoads {
  beginPage: (release: RemoteOutline, page: string) => void;
  readPage: (release: RemoteOutline, page: string) => Load<ComponentType>;
  beginMessages: (release: RemoteOutline, locale: Locale) => void;
  readMessages: (release: RemoteOutline, locale: Locale) => Load<Messages>;
  /** Begins a page with its messages, and resolves when both have loaded or failed. Returns the same promise each time. */
  arrival: (release: RemoteOutline, page: string, locale: Locale) => Promise<void>;
  /** Whether both the page and its messages have loaded or failed. */
  hasArrived: (release: RemoteOutline, page: string, locale: Locale) => boolean;
  /**
   * Requests what has not arrived under new addresses. Also aborts what is still in progress: it would fail after the retry, and
   * the reader would have to press again. A remote restarts from scratch if it is broken or its page failed.
   */
  retry: (release: RemoteOutline, options: { isBroken: boolean }) => void;
  subscribe: (listener: () => void) => () => void;
}

export interface RemoteLoadsOptions {
  quickRetriesMs?: readonly number[];
  /** Called before each automatic retry of a remote. Resolves to whether the page is loaded again instead. */
  updateBeforeRetry?: (name: string) => Promise<boolean>;
}

/**
 * Loads the pages and messages of remotes, each once. Retries what fails: a few times quickly, then after increasing pauses while
 * the error message is shown, and whenever the reader asks (docs/decisions/0086-a-remote-comes-back.md).
 */
export function createRemoteLoads(
  source: RemoteLoaderOptions['source'],
  renew: RemoteLoaderOptions['renew'],
  { quickRetriesMs = QUICK_RETRIES_MS, updateBeforeRetry = async () => false }: RemoteLoadsOptions = {},
): RemoteLoads {
  const loaders = new Map<string, RemoteLoader>();
  const planned = new Set<string>();
  const arrivals = new Map<string, Promise<void>>();
  const cache = createLoadCache({
    deadlineMs: PAGE_DEADLINE_MS,
    onReady: (key) => loaders.get(nameIn(key))?.breaker.succeeded(),
    onError(key, error) {
      if (!(error instanceof BreakerOpenError)) {
        reportRemoteError(key, 'load', error);
        loaders.get(nameIn(key))?.breaker.failed();
      }
      planRepair(nameIn(key));
    },
  });

  function loaderOf(release: RemoteOutline): RemoteLoader {
    const loader = loaders.get(release.name) ?? new RemoteLoader(release, { source, renew, quickRetriesMs });
    loaders.set(release.name, loader);
    return loader;
  }

  /** If so, the remote restarts from scratch. Its container would not create its modules and its shared scope a second time. */
  const hasFailedPage = (name: string) => cache.hasFailed(`${name}/page/`);

  /** Retries later what failed for a remote, but only while the page is visible. */
  function planRepair(name: string): void {
    const loader = loaders.get(name);
    if (!loader || planned.has(name)) return;
    planned.add(name);
    setTimeout(() => void repairNow(name, loader), loader.breaker.pauseMs());
  }

  async function repairNow(name: string, loader: RemoteLoader): Promise<void> {
    const isHidden = document.visibilityState === 'hidden';
    const isUpdated = !isHidden && cache.hasFailed(`${name}/`) && (await updateBeforeRetry(name));
    planned.delete(name);
    // Meanwhile the reader may have pressed the button.
    if (isUpdated || !cache.hasFailed(`${name}/`)) return;
    if (isHidden) return planRepair(name);
    loader.breaker.halfOpen();
    loader.startAnew({ isBroken: hasFailedPage(name) });
    cache.repair(`${name}/`);
  }

  const loads: RemoteLoads = {
    beginPage: (release, page) =>
      cache.begin(pageKey(release, page), () =>
        loaderOf(release).load(async ({ pages }) => {
          const load = pages[page];
          if (!load) throw new Error(`${release.name} ${release.version} has no page ${page}`);
          return (await load()).Component;
        }),
      ),
    readPage: (release, page) => cache.read(pageKey(release, page)),
    beginMessages: (release, locale) =>
      cache.begin(messagesKey(release, locale), () => loaderOf(release).load((remote) => remote.loadMessages(locale))),
    readMessages: (release, locale) => cache.read(messagesKey(release, locale)),
    arrival(release, page, locale) {
      const keys = [pageKey(release, page), messagesKey(release, locale)];
      const begun = arrivals.get(keys.join());
      if (begun) return begun;
      loads.beginPage(release, page);
      loads.beginMessages(release, locale);
      const arrival = Promise.all(keys.map(cache.settled)).then(() => {});
      arrivals.set(keys.join(), arrival);
      return arrival;
    },
    hasArrived: (release, page, locale) =>
      [pageKey(release, page), messagesKey(release, locale)].every((key) => cache.read(key).status !== 'loading'),
    retry(release, { isBroken }) {
      const loader = loaderOf(release);
      loader.breaker.succeeded();
      loader.startAnew({ isBroken: isBroken || hasFailedPage(release.name) });
      cache.drop(`${release.name}/`, isBroken ? 'all' : 'unready');
    },
    subscribe: cache.subscribe,
  };
  return loads;
}

function pageKey({ name }: RemoteOutline, page: string): string {
  return `${name}/page/${page}`;
}

function messagesKey({ name }: RemoteOutline, locale: Locale): string {
  return `${name}/messages/${locale}`;
}

/** The name of the remote that the key belongs to. */
function nameIn(key: string): string {
  return key.slice(0, key.indexOf('/'));
}
