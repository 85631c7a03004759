import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@komawari/shared-domain';
import { CONTRACT_VERSION } from '@komawari/shared-state/contract';

const hashOf = (file: string) => `sha384-${Buffer.from(file.padEnd(48, '.')).toString('base64').slice(0, 64)}`;

/** Writes a build as the packages' own builds do, and names it as the newest. */
export function writeBuild(repository: string, folder: string, version: string, more: Record<string, unknown> = {}): void {
  const messages = Object.fromEntries(LOCALES.map((locale) => [locale, `messages-${locale}.js`]));
  const own = folder === 'shell' ? shellParts() : remoteParts(folder);
  const files = ['shell.js', 'shell.css', 'remoteEntry.js', 'page.js', 'page.css', 'icon.svg', ...Object.values(messages)];
  const integrity = Object.fromEntries(files.map((file) => [file, hashOf(file)]));
  const release = { version, messages, integrity, ...own, ...more };
  const dist = path.join(repository, folder, 'dist');
  mkdirSync(path.join(dist, version), { recursive: true });
  for (const file of files) writeFileSync(path.join(dist, version, file), `/* ${folder} ${version} ${file} */`.repeat(40));
  writeFileSync(path.join(dist, version, 'release.json'), JSON.stringify(release));
  writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ version }));
}

function remoteParts(folder: string) {
  const name = folder.replace('-', '_');
  const routes = [{ path: `/${name}`, page: 'Page', chrome: 'main' }];
  return {
    name,
    contract: CONTRACT_VERSION,
    entry: 'remoteEntry.js',
    routes,
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
