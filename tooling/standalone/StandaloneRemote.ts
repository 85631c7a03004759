import type { Remote, RemoteRoute } from '@komawari/shared-state';

/** What the frame shows. */
export interface StandaloneRemote {
  remote: Remote;
  routes: readonly RemoteRoute[];
  /** Of the build, or where else it comes from. */
  version: string;
}
