import type { Locale } from '@komawari/shared-domain';
import type { Composition, ReleaseFiles } from '@komawari/shared-state';
import type { KeepMessage } from '../service-worker/messages';

/** Scripts and stylesheets, but those of rendered pages and the worker itself, which the browser has. */
const LOADED = /^(?!early\/|service-worker\.js).*\.(?:js|css)$/;

/** What a composition needs to start and to show each of its pages in one language, without a network; what comes later, too. */
export function filesToKeep({ shell, remotes }: Composition, locale: Locale): KeepMessage['files'] {
  return [shell, ...remotes].flatMap((release) => files(release, locale));
}

/** Every script and stylesheet whose hash is known, but the words of other languages. */
function files({ baseUrl, integrity, messages }: ReleaseFiles, locale: Locale): KeepMessage['files'] {
  const otherWords = new Set(Object.values(messages));
  otherWords.delete(messages[locale]);
  return Object.entries(integrity)
    .filter(([name]) => LOADED.test(name) && !otherWords.has(name))
    .map(([name, hash]) => ({ address: baseUrl + name, integrity: hash }));
}
