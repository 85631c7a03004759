/**
 * The handshake between the shell, the remotes and the server that composes them.
 * Types only: it can be imported from anywhere without bringing the store along.
 */

export type {
  Composition,
  PageFiles,
  ReleaseFiles,
  RemoteRelease,
  ShellFiles,
  ShellRelease,
  ShellRoute,
  SiteComposition,
  SiteConfig,
  WebviewFiles,
  WebviewPageData,
} from './composition';
export type { Chrome, Messages, PageLoader, PageModule, Remote, RemoteRoute } from './remote';
export { CONTRACT_VERSION } from './version';
