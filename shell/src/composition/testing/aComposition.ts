import { LOCALES, type Locale } from '@komawari/shared-domain';
import { CONTRACT_VERSION, type Composition, type RemoteRelease } from '@komawari/shared-state';

const MESSAGES = Object.fromEntries(LOCALES.map((locale) => [locale, `messages-${locale}.js`])) as Record<Locale, string>;

/** A release of the catalog with one page. */
export function aRelease(changes: Partial<RemoteRelease> = {}): RemoteRelease {
  return {
    name: 'mf_catalog',
    version: '1.0',
    baseUrl: '/remotes/mf-catalog/1.0/',
    contract: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    routes: [{ path: '/updates', page: 'Updates', chrome: 'main' }],
    pages: { Updates: { js: ['page.js'], css: ['page.css'] } },
    messages: MESSAGES,
    integrity: { 'remoteEntry.js': 'sha384-entry', 'page.js': 'sha384-page', 'page.css': 'sha384-style' },
    ...changes,
  };
}

/** A site with the shell and one remote. */
export function aComposition(changes: Partial<RemoteRelease> = {}): Composition {
  return {
    id: 'composition',
    shell: {
      version: '1.0',
      baseUrl: '/shell/1.0/',
      js: ['shell.js'],
      css: [],
      messages: MESSAGES,
      integrity: { 'messages-ru.js': 'sha384-russian' },
    },
    remotes: [aRelease(changes)],
  };
}
