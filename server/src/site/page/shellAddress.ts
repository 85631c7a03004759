import type { ShellRelease } from '@komawari/shared-state/contract';

export interface ShellAddress {
  /** The final URL, after the shell's redirects. */
  shown: string;
  /** Whether the shell answers it, with a page of its own or a redirect. */
  isShellAddress: boolean;
}

/** A shell with circular redirects would otherwise keep the server busy. */
const MAX_REDIRECTS = 5;

/**
 * Follows the redirects in the shell's release, as the router in the browser will. The redirect for all other URLs (`*`) is left
 * to the browser: the HTML's status already says that there is no such page.
 */
export function shellAddress({ routes }: Pick<ShellRelease, 'routes'>, pathname: string): ShellAddress {
  const find = (address: string) => routes.find(({ path }) => path === address.replace(/(.)\/+$/, '$1'));
  let shown = pathname;
  for (let step = 0; step < MAX_REDIRECTS; step += 1) {
    const route = find(shown);
    if (!route || 'page' in route) break;
    shown = route.redirectTo;
  }
  return { shown, isShellAddress: find(pathname) !== undefined };
}

/**
 * The path to which the shell redirects from an unknown URL. Browsers without scripts see the screen of that path if a page does
 * not exist.
 */
export function addressOfMissing({ routes }: Pick<ShellRelease, 'routes'>): string | undefined {
  const route = routes.find(({ path }) => path === '*');
  return route && 'redirectTo' in route ? route.redirectTo : undefined;
}
