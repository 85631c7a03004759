import type { Locale } from '@komawari/shared-domain';
import type { Composition, ReleaseFiles } from '@komawari/shared-state';
import type { KeepMessage } from '../service-worker/messages';

/** What a composition needs to start and to show each of its pages in one language, without a network. */
export function filesToKeep({ shell, remotes }: Composition, locale: Locale): KeepMessage['files'] {
  return [
    ...files(shell, [...shell.js, ...shell.css, shell.messages[locale]]),
    ...remotes.flatMap((remote) => {
      const pages = Object.values(remote.pages).flatMap(({ js, css }) => [...js, ...css]);
      return files(remote, [remote.entry, ...pages, remote.messages[locale]]);
    }),
  ];
}

function files({ baseUrl, integrity }: ReleaseFiles, names: readonly string[]): KeepMessage['files'] {
  return [...new Set(names)].flatMap((name) => {
    const hash = integrity[name];
    return hash === undefined ? [] : [{ address: baseUrl + name, integrity: hash }];
  });
}
