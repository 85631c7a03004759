import type { ShellRelease } from '@komawari/shared-state/contract';

export interface ShellAddress {
  /** The address that is shown in the end, after the shell's redirects. */
  shown: string;
  /** Whether the shell answers it, with a page of its own or by leading on. */
  isShellAddress: boolean;
}

/** A shell whose redirects led around in a circle would otherwise keep the server busy. */
const MAX_REDIRECTS = 5;

/**
 * Follows the redirects that the shell's release declares, as the router in the browser will. The one for every other
 * address (`*`) is left to the browser: the HTML says by its status that there is nothing.
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

/** Where the shell leads from an address that nobody owns, and a browser without scripts is from one at which nothing is. */
export function addressOfMissing({ routes }: Pick<ShellRelease, 'routes'>): string | undefined {
  const route = routes.find(({ path }) => path === '*');
  return route && 'redirectTo' in route ? route.redirectTo : undefined;
}
