import type { Locale } from '@komawari/shared-domain';
import type { Messages, Remote, RemoteRelease } from '@komawari/shared-state';
import type { ComponentType } from 'react';
import { reportRemoteError } from '../reportRemoteError';
import { createLoadCache, type Load } from './loadCache';

/** From the request of a page to the apology for its absence. The API gives up after the same time (docs/specification.md §9). */
const PAGE_DEADLINE_MS = 10_000;

/** Where remotes come from. */
export interface RemoteSource {
  load: (release: RemoteRelease) => Promise<Remote>;
  /** The next `load` starts from nothing, under addresses of this attempt. */
  restart: (release: RemoteRelease, attempt: number) => void;
}

export interface RemoteLoads {
  beginPage: (release: RemoteRelease, page: string) => void;
  readPage: (release: RemoteRelease, page: string) => Load<ComponentType>;
  beginMessages: (release: RemoteRelease, locale: Locale) => void;
  readMessages: (release: RemoteRelease, locale: Locale) => Load<Messages>;
  /**
   * Asks again for what has not arrived, under new addresses. What is still on its way is given up with it: it would fail after
   * the retry, and the reader would have to press again. A remote that is itself broken starts from nothing.
   */
  retry: (release: RemoteRelease, options: { isBroken: boolean }) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Loads pages and words of remotes, each once, and again when the reader asks for it. */
export function createRemoteLoads(source: RemoteSource, renew: (name: string) => number): RemoteLoads {
  const cache = createLoadCache({
    deadlineMs: PAGE_DEADLINE_MS,
    onError: (key, error) => reportRemoteError(key, 'load', error),
  });
  const remotes = new Map<string, Promise<Remote>>();
  const arrived = new Set<string>();

  function remoteOf(release: RemoteRelease): Promise<Remote> {
    const begun = remotes.get(release.name);
    if (begun) return begun;
    const remote = source.load(release);
    remotes.set(release.name, remote);
    const isCurrent = () => remotes.get(release.name) === remote;
    remote.then(
      () => isCurrent() && arrived.add(release.name),
      () => isCurrent() && remotes.delete(release.name),
    );
    return remote;
  }

  return {
    beginPage: (release, page) =>
      cache.begin(pageKey(release, page), async () => {
        const load = (await remoteOf(release)).pages[page];
        if (!load) throw new Error(`${release.name} ${release.version} has no page ${page}`);
        return (await load()).Component;
      }),
    readPage: (release, page) => cache.read(pageKey(release, page)),
    beginMessages: (release, locale) =>
      cache.begin(messagesKey(release, locale), async () => (await remoteOf(release)).loadMessages(locale)),
    readMessages: (release, locale) => cache.read(messagesKey(release, locale)),
    retry(release, { isBroken }) {
      const attempt = renew(release.name);
      if (isBroken || !arrived.has(release.name)) {
        arrived.delete(release.name);
        remotes.delete(release.name);
        source.restart(release, attempt);
      }
      cache.drop(`${release.name}/`, isBroken ? 'all' : 'unready');
    },
    subscribe: cache.subscribe,
  };
}

function pageKey({ name }: RemoteRelease, page: string): string {
  return `${name}/page/${page}`;
}

function messagesKey({ name }: RemoteRelease, locale: Locale): string {
  return `${name}/messages/${locale}`;
}
