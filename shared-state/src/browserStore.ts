import { CHOICE_COOKIES, isChosenTheme, isLocale, type Locale } from '@komawari/shared-domain';
import type { UnknownAction } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query/react';
import { beaconSink } from './analytics/beaconSink';
import { api } from './api/api';
import type { SiteConfig } from './contract';
import { followFavorites } from './favorites/favoriteOfOtherTabs';
import { favoriteKeptElsewhere } from './favorites/favoritesSlice';
import { initialLanguages } from './language/initialLanguages';
import { languagesStoredElsewhere } from './language/languageSlice';
import { gdprAccepted, historyPauseChosen, initialPreferences, themeChosen } from './preferences/preferencesSlice';
import { initialProgress } from './reading-history/initialProgress';
import { chaptersStoredElsewhere, initialChapters } from './reading-history/readChaptersSlice';
import { progressStoredElsewhere } from './reading-history/readingProgressSlice';
import { onStoredElsewhere, readStored, type StorageName, writeStored } from './storage/browserStorage';
import { readChoice } from './storage/leaveChoice';
import { makeStore, type RootState, type Store, type StoreOptions } from './store';

export interface BrowserStoreOptions extends Pick<StoreOptions, 'onApiError' | 'firstScreen' | 'queryPrefetcher'> {
  config: SiteConfig;
  /** The language in the page's address (a webview), which the page starts in. */
  locale?: Locale | undefined;
  /**
   * The state that a server-rendered page is hydrated from. If the reader has stored no languages, its languages are used, or those
   * of the cookies if the server did not render the page.
   */
  rendered?: Partial<RootState> | undefined;
}

/** Creates the store of a page in a browser. It is filled from browser storage, written back to it, and follows other tabs. */
export function makeBrowserStore({ onApiError, firstScreen, queryPrefetcher, ...options }: BrowserStoreOptions): Store {
  const { analyticsUrl } = options.config;
  const analytics = analyticsUrl === undefined ? undefined : beaconSink(analyticsUrl);
  const store = makeStore(storedState(options), { onApiError, analytics, firstScreen, queryPrefetcher });
  followOtherTabs(store, persist(store));
  return store;
}

function storedState({
  config,
  locale,
  rendered,
}: Pick<BrowserStoreOptions, 'config' | 'locale' | 'rendered'>): Partial<RootState> {
  // The server renders with the cookies. A page that it could not render must have the same languages.
  const { service, contents } = rendered?.language ?? languagesOfCookies();
  const stored = {
    service: locale ?? readStored('service') ?? service,
    contents: readStored('contents') ?? (readStored('legacyContents') === undefined ? contents : undefined),
    legacyContents: readStored('legacyContents'),
  };
  const state: Partial<RootState> = {
    environment: { ...config, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    language: initialLanguages(stored, navigator.language),
    preferences: initialPreferences({
      theme: readStored('theme'),
      gdpr: readStored('isGdprAccepted'),
      historyPaused: readStored('isHistoryPaused'),
    }),
    readChapters: initialChapters(readStored('readChapters')),
    readingProgress: initialProgress(readStored('readingProgress')),
  };
  // Values that are the same for this reader stay the same objects, so nothing renders again right after hydration.
  return rendered ? copyWithStructuralSharing(rendered, state) : state;
}

function languagesOfCookies(): { service: string | undefined; contents: string[] | undefined } {
  return {
    service: readChoice(document, CHOICE_COOKIES.locale),
    contents: readChoice(document, CHOICE_COOKIES.contents)?.split('.'),
  };
}

/** Which parts of the state are stored, and under which name. */
const KEPT: readonly [StorageName, (state: RootState) => unknown][] = [
  ['service', ({ language }) => (language.isServiceChosen ? language.service : undefined)],
  ['contents', ({ language }) => (language.contents.length > 0 ? language.contents : undefined)],
  ['theme', ({ preferences }) => (preferences.theme === 'system' ? undefined : preferences.theme)],
  ['isGdprAccepted', ({ preferences }) => preferences.isGdprAccepted || undefined],
  ['isHistoryPaused', ({ preferences }) => preferences.isHistoryPaused || undefined],
  ['readingProgress', ({ readingProgress }) => readingProgress],
  ['readChapters', ({ readChapters }) => (readChapters.length > 0 ? readChapters : undefined)],
];

/** Returns a function that dispatches what another tab stored under a name. */
function persist(store: Store): AdoptStored {
  let last = store.getState();
  let adopted: StorageName | undefined;
  store.subscribe(() => {
    const state = store.getState();
    for (const [name, select] of KEPT) {
      if (name !== adopted && select(state) !== select(last)) writeStored(name, select(state));
    }
    last = state;
  });
  return (name, action) => {
    adopted = name;
    store.dispatch(action);
    adopted = undefined;
  };
}

/** A value from another tab is not written back. By now that tab may have stored the next one, and two tabs would never agree. */
type AdoptStored = (name: StorageName, action: UnknownAction) => void;

function followOtherTabs(store: Store, adopt: AdoptStored): void {
  const follow = (name: StorageName, actionFor: (value: unknown) => UnknownAction | undefined) =>
    onStoredElsewhere(name, (value) => {
      const action = actionFor(value);
      if (action) adopt(name, action);
    });
  follow('service', (value) => (isLocale(value) ? languagesStoredElsewhere({ service: value }) : undefined));
  follow('contents', (value) =>
    Array.isArray(value) ? languagesStoredElsewhere({ contents: value.filter(isLocale) }) : undefined,
  );
  follow('theme', (value) => themeChosen(isChosenTheme(value) ? value : 'system'));
  follow('isGdprAccepted', (value) => (value === true ? gdprAccepted() : undefined));
  follow('isHistoryPaused', (value) => historyPauseChosen(value === true));
  follow('readChapters', (value) => chaptersStoredElsewhere(initialChapters(value)));
  follow('readingProgress', (value) => progressStoredElsewhere(initialProgress(value)));
  followFavorites((decision) => {
    store.dispatch(favoriteKeptElsewhere(decision));
    store.dispatch(api.util.invalidateTags(['Favorites']));
  });
}
