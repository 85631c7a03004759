/**
 * The contract between the shell, the remotes and the server that composes them.
 * It contains only types and the rules for their data, so any module can import it without loading the store.
 */

export { answerBytes } from './answerBytes';
export type {
  AdProviderName,
  BuildOrigin,
  Composition,
  CompositionOutline,
  ModuleSize,
  PageFiles,
  ReleaseFiles,
  ReleaseRecord,
  RemoteOutline,
  RemotePageFiles,
  RemoteRelease,
  SharedModule,
  ShellFiles,
  ShellRelease,
  ShellRoute,
  SiteComposition,
  SiteConfig,
  WebviewFiles,
  WebviewPageData,
} from './composition';
export type { ChosenValue, DataDependency, DataNeed, NeedSources } from './dataNeeds';
export { callAddress, cookieChoices, DATA_DEPENDENCIES, needProblem, resolveNeed } from './dataNeeds';
export type { HeadTag } from './headTag';
export { HEAD_ADDRESS, HEAD_TAG_MARK } from './headTag';
export type { HealthReport, PartError, PartHealth } from './health';
export { HEALTH_ADDRESS, PART_ERRORS } from './health';
export type { Chrome, Messages, PageLoader, PageModule, Remote, RemoteRoute } from './remote';
export type {
  FirstAnswer,
  PageRenderer,
  PageRendererInputs,
  RenderedPage,
  ServerShell,
  ServerWebview,
} from './renderedPage';
export { CONTRACT_VERSION } from './version';
