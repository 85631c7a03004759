import { remote } from '@standalone-remote/remote';
import { routes } from '@standalone-remote/routes';
import type { StandaloneRemote } from './StandaloneRemote';

/** The remote from its sources. */
export async function loadRemote(): Promise<StandaloneRemote> {
  return { remote, routes, version: 'from source' };
}
