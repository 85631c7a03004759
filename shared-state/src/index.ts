/** All state, API and routing that the shell and the remotes share. There is one instance on the page. */

export type { ActionLinkProps } from './action/ActionLink';
export { ActionLink } from './action/ActionLink';
export { actionTarget } from './action/actionTarget';
export type { BannerLinkProps } from './action/BannerLink';
export { BannerLink } from './action/BannerLink';
export type { ServerButtonsProps } from './action/ServerButtons';
export { ServerButtons } from './action/ServerButtons';
export { Redirect } from './address/Redirect';
export { useQueryWriter } from './address/useQueryWriter';
export type { AdPlace, AdProvider } from './advertisement/adProviders';
export { noAd } from './advertisement/adProviders';
export { useAdProvider } from './advertisement/useAdProvider';
export type { AnalyticsEvent, AnalyticsSink, BannerPlacement } from './analytics/analyticsEvent';
export { bannerPressed } from './analytics/bannerPressed';
export { api } from './api/api';
export type { ApiExtraOptions } from './api/baseQuery';
export { useGetLanguagesQuery } from './api/languagesApi';
export type { ErrorVisit, LoadErrorView, QueryError } from './api/loadError';
export { errorPageOf, errorPopup, loadErrorView } from './api/loadError';
export type { QueryPrefetcher } from './api/queryPrefetcher';
export { createQueryPrefetcher } from './api/queryPrefetcher';
export { useLoadError } from './api/useLoadError';
export { useAppStoreLink } from './app-store/useAppStoreLink';
export type { BrowserStoreOptions } from './browserStore';
export { makeBrowserStore } from './browserStore';
export type {
  Chrome,
  Composition,
  CompositionOutline,
  Messages,
  PageFiles,
  PageLoader,
  PageModule,
  ReleaseFiles,
  Remote,
  RemoteOutline,
  RemoteRelease,
  RemoteRoute,
  RenderedPage,
  ServerShell,
  ShellRelease,
  SiteConfig,
} from './contract';
export { CONTRACT_VERSION, callAddress, resolveNeed } from './contract';
export { selectEnvironment, selectSiteName, selectTimeZone } from './environment/environmentSlice';
export { useAddFavoriteMutation } from './favorites/favoritesApi';
export { selectHasNewFavorite } from './favorites/favoritesSlice';
export { useFavorite } from './favorites/useFavorite';
export type { FirstScreen } from './first-screen/firstScreen';
export { createFirstScreen } from './first-screen/firstScreen';
export { FirstScreenProvider, useIsHydrating, useNow, useRenderedChoice } from './first-screen/firstScreenContext';
export { isForReader } from './first-screen/isForReader';
export { renderedState } from './first-screen/renderedState';
export { useAppDispatch, useAppSelector } from './hooks';
export {
  contentLanguageToggled,
  selectContentLanguages,
  selectNeedsLanguages,
  selectServiceLanguage,
  serviceLanguageChosen,
} from './language/languageSlice';
export {
  gdprAccepted,
  historyPauseChosen,
  selectIsGdprAccepted,
  selectIsHistoryPaused,
  selectTheme,
  themeChosen,
} from './preferences/preferencesSlice';
export type { PushOffer } from './push/usePushOffer';
export { usePushOffer } from './push/usePushOffer';
export { usePushRenewal } from './push/usePushRenewal';
export type { ReaderMessage, WorkerReader } from './push/workerReader';
export { historyCleared, historyMerged, titleForgotten } from './reading-history/historyActions';
export { positionReached } from './reading-history/positionReached';
export { selectFinishedChapterIds, selectReadChapters } from './reading-history/readChaptersSlice';
export type { ReadChapter, ReadingHistory, ReadingProgress, ReadingProgressByTitle } from './reading-history/readingHistory';
export { selectProgress, selectProgressByTitle } from './reading-history/readingProgressSlice';
export type { LinkProps, Location, RouteObject, SiteRouter } from './router';
export {
  createBrowserRouter,
  createMemoryRouter,
  INACTIVE_PAGE_ATTRIBUTE,
  KeepAliveOutlet,
  Link,
  matchedRoutes,
  matchPath,
  NavLink,
  Outlet,
  opensInThisTab,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  useViewTransitionState,
} from './router';
export { getSessionId, isNewSession } from './session/sessionId';
export type { StorageName } from './storage/browserStorage';
export { onStoredElsewhere, readStored, writeStored } from './storage/browserStorage';
export { leaveChoice, readChoice } from './storage/leaveChoice';
export type { LazySlices, RootState, Store, StoreOptions } from './store';
export { makeStore, rootReducer } from './store';
export type { PayloadAction } from './toolkit';
export { createSelector, createSlice, isAnyOf, StoreProvider, skipToken } from './toolkit';
export type { ApiError, ErrorPopups } from './transport/apiError';
export { isPassing } from './transport/apiError';
export type { ApiRequest } from './transport/apiRequest';
