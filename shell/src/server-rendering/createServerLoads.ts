import type { Locale } from '@komawari/shared-domain';
import type { Messages, Remote, RemoteOutline } from '@komawari/shared-state';
import type { ComponentType } from 'react';
import type { Load } from '../composition/loading/loadCache';
import type { RemoteLoads } from '../composition/loading/remoteLoads';

export interface ServerLoads extends RemoteLoads {
  /** Loads a page and its messages before it renders, because rendering does not wait. Rejects without retries. */
  load: (release: RemoteOutline, page: string, locale: Locale) => Promise<void>;
}

/** Pages and messages of remotes on the server, each loaded once. Rendering never starts a load. */
export function createServerLoads(loadRemote: (name: string) => Promise<Remote>): ServerLoads {
  const remotes = new Map<string, Promise<Remote>>();
  const pages = new Map<string, ComponentType>();
  const words = new Map<string, Messages>();
  const key = ({ name }: RemoteOutline, part: string) => `${name}/${part}`;
  const readyOf = <T>(value: T | undefined): Load<T> => (value ? { status: 'ready', value } : { status: 'loading' });

  return {
    async load(release, page, locale) {
      const remote = remotes.get(release.name) ?? loadRemote(release.name);
      remotes.set(release.name, remote);
      const { pages: loaders, loadMessages } = await remote;
      const loadPage = loaders[page];
      if (!loadPage) throw new Error(`${release.name} ${release.version} has no page ${page}`);
      const [{ Component }, messages] = await Promise.all([loadPage(), loadMessages(locale)]);
      pages.set(key(release, page), Component);
      words.set(key(release, locale), messages);
    },
    beginPage() {},
    readPage: (release, page) => readyOf(pages.get(key(release, page))),
    beginMessages() {},
    readMessages: (release, locale) => readyOf(words.get(key(release, locale))),
    arrival: () => Promise.resolve(),
    hasArrived: () => true,
    retry() {},
    subscribe: () => () => {},
  };
}
