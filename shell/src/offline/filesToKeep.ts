import type { Locale } from '@komawari/shared-domain';
import type { Composition, ReleaseFiles } from '@komawari/shared-state';
import type { KeepMessage } from '../service-worker/messages';

/** Scripts and stylesheets, except the early scripts of rendered pages and the worker itself, which the browser already has. */
const LOADED = /^(?!early\/|service-worker\.js).*\.(?:js|css)$/;

/** The files, also later ones, that a composition needs to start and show every page in one language without a network. */
export function filesToKeep({ shell, remotes }: Composition, locale: Locale): KeepMessage['files'] {
  return [shell, ...remotes].flatMap((release) => files(release, locale));
}

/** Every script and stylesheet with a known hash, except the messages of other languages. */
function files({ baseUrl, integrity, messages }: ReleaseFiles, locale: Locale): KeepMessage['files'] {
  const otherWords = new Set(Object.values(messages));
  otherWords.delete(messages[locale]);
  return Object.entries(integrity)
    .filter(([name]) => LOADED.test(name) && !otherWords.has(name))
    .map(([name, hash]) => ({ address: baseUrl + name, integrity: hash }));
}
