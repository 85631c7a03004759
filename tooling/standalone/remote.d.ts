/** The remote that runs alone. `standaloneConfig.mjs` says where it comes from. */
declare module '@standalone-remote' {
  export const loadRemote: () => Promise<import('./StandaloneRemote').StandaloneRemote>;
}
declare module '@standalone-remote/remote' {
  import type { Remote } from '@komawari/shared-state';
  export const remote: Remote;
}
declare module '@standalone-remote/routes' {
  import type { RemoteRoute } from '@komawari/shared-state';
  export const routes: readonly RemoteRoute[];
}
declare const STANDALONE_FOLDER: string;
