/**
 * The smaller entry point of shared-state, for a page that a remote shows without the shell
 * (docs/decisions/0024-webviews-alone.md).
 * A webview build uses it instead of `@komawari/shared-state`, with the same names for everything that such a page uses. A page
 * that needs a name that is missing here does not build.
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
