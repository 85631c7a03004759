import type { Remote, RemoteRoute } from '@komawari/shared-state';

/** What the frame shows. */
export interface StandaloneRemote {
  remote: Remote;
  routes: readonly RemoteRoute[];
  /** The version of the build, or where else the remote comes from. */
  version: string;
}
