/**
 * The URLs that the shell answers itself (docs/specification.md §2). This file is data only: it travels with the release, so that
 * the server and the browser know the same addresses.
 */
import type { ShellRoute } from '@komawari/shared-state/contract';

export const routes = [
  { path: '/', redirectTo: '/main' },
  { path: '/main', redirectTo: '/updates' },
  { path: '/error', page: 'Error', chrome: 'main' },
  { path: '/maintenance', page: 'Maintenance', chrome: 'main' },
  { path: '/about_us', page: 'AboutUs', chrome: 'main' },
  { path: '/blocking', page: 'Blocking', chrome: 'webview' },
  { path: '*', redirectTo: '/error' },
] as const satisfies readonly ShellRoute[];
