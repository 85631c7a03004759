/** Everything that the shell and the remotes share of state, API and routing. One instance on the page. */
export { CONTRACT_VERSION, isLocale, LOCALES } from './contract';
export type {
  Chrome,
  Composition,
  Locale,
  Messages,
  PageFiles,
  PageLoader,
  PageModule,
  ReleaseFiles,
  Remote,
  RemoteRelease,
  RemoteRoute,
  ShellRelease,
  SiteConfig,
} from './contract';
export { actionTarget } from './action/actionTarget';
export type { ActionTarget } from './action/actionTarget';
export { bannerPressed } from './analytics/analyticsEvent';
export type { AnalyticsEvent, AnalyticsSink, BannerPlacement } from './analytics/analyticsEvent';
export { api } from './api/api';
export { isPassing } from './api/apiError';
export type { ApiError, ErrorPopups } from './api/apiError';
export { loadFaultOf } from './api/loadFault';
export type { LoadFault } from './api/loadFault';
export type { ApiRequest } from './api/ask';
export type { ApiExtraOptions } from './api/baseQuery';
export { APP_STORE_URL, appStoreLink, PLAY_STORE_URL } from './app-store/appStoreLink';
export { useAddBookmarkMutation } from './bookmarks/bookmarksApi';
export { useBookmark } from './bookmarks/useBookmark';
export type { Bookmark } from './bookmarks/useBookmark';
export { makeBrowserStore } from './browserStore';
export type { BrowserStoreOptions } from './browserStore';
export { selectEnvironment, selectTimeZone } from './environment/environmentSlice';
export { useAppDispatch, useAppSelector } from './hooks';
export { languageInfo, LANGUAGES, localeOf } from './language/languages';
export type { LanguageInfo } from './language/languages';
export { useGetLanguagesQuery } from './language/languagesApi';
export {
  contentLanguageToggled,
  selectContentLanguages,
  selectNeedsLanguages,
  selectServiceLanguage,
  serviceLanguageChosen,
} from './language/languageSlice';
export { paths } from './paths';
export {
  gdprAccepted,
  historyPauseChosen,
  selectIsGdprAccepted,
  selectIsHistoryPaused,
  selectTheme,
  themeChosen,
} from './preferences/preferencesSlice';
export type { Theme } from './preferences/preferencesSlice';
export { historyCleared, historyMerged, titleForgotten } from './reading-history/historyActions';
export type { ReadingHistory } from './reading-history/historyActions';
export { placeReached } from './reading-history/placeReached';
export { selectFinishedChapterIds, selectReadChapters } from './reading-history/readChaptersSlice';
export type { ReadChapter } from './reading-history/readChaptersSlice';
export { selectProgress, selectProgressByTitle } from './reading-progress/readingProgressSlice';
export type { ReadingProgress, ReadingProgressByTitle } from './reading-progress/readingProgressSlice';
export {
  createBrowserRouter,
  createMemoryRouter,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
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
export type { LinkProps, RouteObject } from './router';
export { onStoredElsewhere, readStored, writeStored } from './storage/browserStorage';
export type { StorageName } from './storage/browserStorage';
export { makeStore, rootReducer } from './store';
export type { LazySlices, RootState, Store, StoreOptions } from './store';
export { createSelector, createSlice, isAnyOf, skipToken, StoreProvider } from './toolkit';
export type { PayloadAction } from './toolkit';
