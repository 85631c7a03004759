/**
 * The smaller face of shared-state, for a page that a remote shows without the shell (docs/decisions/0024-webviews-alone.md).
 * A build for webviews puts it in the place of `@komawari/shared-state`: the same names for what such a page uses.
 * A page that needs a name which is not here does not build.
 */
export { loadErrorView } from '../api/loadError';
export type { FirstScreen } from '../first-screen/firstScreen';
export { createFirstScreen } from '../first-screen/firstScreen';
export { useIsHydrating } from '../first-screen/firstScreenContext';
export type { PageAddress } from './addressOfPage';
export { addressOfPage } from './addressOfPage';
export { ServerButtons } from './WebviewServerButtons';
export { api } from './webviewApi';
export type { WebviewContextValue } from './webviewContext';
export { selectTimeZone, useAppSelector, WebviewProvider } from './webviewContext';
export { useLoadError } from './webviewLoadError';
export { Link, useParams, useSearchParams } from './webviewRouter';
