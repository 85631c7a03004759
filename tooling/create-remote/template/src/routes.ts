/**
 * The URLs that this remote owns. This file is data only: it travels with the deployment, and is read without running the remote.
 */
import type { RemoteRoute } from '@komawari/shared-state/contract';

export const routes = [
  { path: '/hello', page: 'Pick', chrome: 'main', data: [{ path: '/title_list/allV2' }] },
] as const satisfies readonly RemoteRoute[];
