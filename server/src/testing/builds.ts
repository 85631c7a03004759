import { createHash } from 'node:crypto';
import { LOCALES } from '@komawari/shared-domain';
import { CONTRACT_VERSION } from '@komawari/shared-state/contract';

/** A build as a package's own tools create it: the content of `release.json`, and the files. */
export interface TestBuild {
  document: Record<string, unknown> & { name: string; version: string };
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** The parts of a build that differ from the default. */
export interface BuildParts {
  /** Fields of `release.json` that replace the default ones. */
  document?: Record<string, unknown>;
  /** The text of files, in place of the default. New files are added. */
  files?: Record<string, string>;
}

/** A build of the shell (`shell`) or of a remote (`mf_one`) with one page. */
export function aBuild(name: string, version: string, { document = {}, files: texts = {} }: BuildParts = {}): TestBuild {
  const own = name === 'shell' ? shellParts() : remoteParts(name);
  const messages = Object.fromEntries(LOCALES.map((locale) => [locale, `messages-${locale}.js`]));
  const named = ['shell.js', 'shell.css', 'remoteEntry.js', 'page.js', 'page.css', 'icon.svg', ...Object.values(messages)];
  const textOf = (file: string) => texts[file] ?? `/* ${name} ${version} ${file} */`.repeat(40);
  const all = [...new Set([...named, ...Object.keys(texts)])];
  const files = new Map(all.map((file) => [file, new Uint8Array(Buffer.from(textOf(file)))]));
  const isOfComposition = (file: string) => !file.startsWith('webview/');
  return {
    document: {
      name,
      version,
      contract: CONTRACT_VERSION,
      messages,
      integrity: integrityOf(files, isOfComposition),
      sizes: Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.length])),
      shares: {},
      built: { at: '2026-01-01T00:00:00.000Z' },
      ...own,
      ...document,
    },
    files,
  };
}

/** The hashes of some files, in the form of `release.json`. */
export function integrityOf(files: TestBuild['files'], isAsked: (file: string) => boolean): Record<string, string> {
  return Object.fromEntries([...files].filter(([file]) => isAsked(file)).map(([file, bytes]) => [file, hashOf(bytes)]));
}

export function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

function remoteParts(name: string) {
  return {
    entry: 'remoteEntry.js',
    routes: [{ path: `/${name}`, page: 'Page', chrome: 'main' }],
    pages: { Page: { js: ['page.js'], css: ['page.css'] } },
  };
}

function shellParts() {
  const opening = Object.fromEntries(LOCALES.map((locale) => [locale, `<p>opening ${locale}</p>`]));
  const routes = [
    { path: '/', redirectTo: '/main' },
    { path: '/main', redirectTo: '/updates' },
    { path: '/error', page: 'Error', chrome: 'main' },
    { path: '/about_us', page: 'AboutUs', chrome: 'main' },
    { path: '/blocking', page: 'Blocking', chrome: 'webview' },
    { path: '/maintenance', page: 'Maintenance', chrome: 'main' },
    { path: '*', redirectTo: '/error' },
  ];
  return { js: ['shell.js'], css: ['shell.css'], routes, opening };
}
