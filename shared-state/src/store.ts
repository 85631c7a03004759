import { combineSlices, configureStore, isPlain } from '@reduxjs/toolkit';
import { api } from './api/api';
import { errorReporting } from './api/errorReporting';
import { environmentSlice } from './environment/environmentSlice';
import { favoritesSlice } from './favorites/favoritesSlice';
import { languageSlice } from './language/languageSlice';
import { preferencesSlice } from './preferences/preferencesSlice';
import { readChaptersSlice } from './reading-history/readChaptersSlice';
import { readingProgressSlice } from './reading-history/readingProgressSlice';
import type { ThunkContext } from './thunkContext';
import type { ApiError } from './transport/apiError';

/** Remotes declare their lazy slices here by module augmentation and `slice.injectInto(rootReducer)`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the remotes
export interface LazySlices {}

export const rootReducer = combineSlices(
  api,
  favoritesSlice,
  environmentSlice,
  languageSlice,
  preferencesSlice,
  readChaptersSlice,
  readingProgressSlice,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreOptions extends ThunkContext {
  /** Called for each failed call whose screen does not show the error itself. */
  onApiError?: (error: ApiError) => void;
}

/**
 * In development the state is checked after each action. How long that takes only shows how busy the machine is, so there is no
 * warning.
 */
const QUIET_CHECK = { warnAfter: Number.POSITIVE_INFINITY };

/** Accepts plain values, and typed arrays for columns of numbers. */
const PLAIN_CHECK = { ...QUIET_CHECK, isSerializable: (value: unknown) => isPlain(value) || ArrayBuffer.isView(value) };

/** Production builds do not check, and do not contain the code for it. */
const CHECKS = process.env.NODE_ENV === 'production' ? {} : { immutableCheck: QUIET_CHECK, serializableCheck: PLAIN_CHECK };

/** Creates a store, for a page, for a test, or for one rendering on the server. */
export function makeStore(preloadedState?: Partial<RootState>, options: StoreOptions = {}) {
  const { onApiError = () => {}, ...extraArgument } = options;
  return configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument }, ...CHECKS }).concat(api.middleware, errorReporting(onApiError)),
    preloadedState,
  });
}

export type Store = ReturnType<typeof makeStore>;
export type Dispatch = Store['dispatch'];
