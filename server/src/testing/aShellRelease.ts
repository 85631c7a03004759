import { LOCALES } from '@komawari/shared-domain';
import { CONTRACT_VERSION, type ShellRelease } from '@komawari/shared-state/contract';

/** A release of the shell without files, with the fields that a test sets. */
export function aShellRelease(parts: Partial<ShellRelease> = {}): ShellRelease {
  return {
    name: 'shell',
    contract: CONTRACT_VERSION,
    version: '1',
    baseUrl: '/shell/1/',
    js: [],
    css: [],
    routes: [],
    messages: Object.fromEntries(LOCALES.map((locale) => [locale, `${locale}.js`])) as ShellRelease['messages'],
    integrity: {},
    ...parts,
  };
}
