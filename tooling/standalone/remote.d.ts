/** The remote that runs alone, from where `standaloneConfig.mjs` says. */
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
