import { type Locale, localeOf } from '@komawari/shared-domain';
import type { Languages } from '@komawari/shared-proto';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { initialLanguages, type LanguageState } from './initialLanguages';

/** The reader's service (interface) language and content languages (docs/specification.md §4). */
export const languageSlice = createSlice({
  name: 'language',
  initialState: initialLanguages({ service: undefined, contents: undefined, legacyContents: undefined }, 'en'),
  reducers: {
    /** Changing the service language sets the content languages to only that language. */
    serviceLanguageChosen(state, { payload }: PayloadAction<Locale>) {
      state.service = payload;
      state.isServiceChosen = true;
      state.contents = [payload];
    },
    /** The content language that equals the service language cannot be removed (docs/specification.md §2, settings panel). */
    contentLanguageToggled(state, { payload }: PayloadAction<Locale>) {
      if (!state.contents.includes(payload)) state.contents.push(payload);
      else if (payload !== state.service) state.contents = state.contents.filter((locale) => locale !== payload);
    },
    /** The server's language data fills only what the reader has not decided. */
    languagesArrived(state, { payload }: PayloadAction<Languages>) {
      if (!state.isServiceChosen) {
        state.service = localeOf(payload.defaultUiLanguage) ?? state.service;
        state.isServiceChosen = true;
      }
      if (state.contents.length === 0) state.contents = defaultContents(payload);
    },
    /** Another tab changed the stored languages. */
    languagesStoredElsewhere(state, { payload }: PayloadAction<Partial<Pick<LanguageState, 'service' | 'contents'>>>) {
      Object.assign(state, payload);
      if (payload.service) state.isServiceChosen = true;
    },
  },
  selectors: {
    selectServiceLanguage: (state) => state.service,
    /**
     * Always includes the service language, whatever the older site stored, another tab wrote or the server proposed. So the
     * panel and the lists agree.
     */
    selectContentLanguages: createSelector(
      [(state: LanguageState) => state.service, (state: LanguageState) => state.contents],
      (service, contents) => (contents.includes(service) ? contents : [service, ...contents]),
    ),
    /** Whether the reader has left anything undecided that the server's defaults can fill. */
    selectNeedsLanguages: (state) => !state.isServiceChosen || state.contents.length === 0,
  },
});

function defaultContents(languages: Languages): Locale[] {
  const defaults = [
    languages.defaultContentLanguageOne,
    languages.defaultContentLanguageTwo,
    languages.defaultContentLanguageThree,
  ].map(localeOf);
  return [...new Set(defaults.filter((locale) => locale !== undefined))];
}

export const { serviceLanguageChosen, contentLanguageToggled, languagesArrived, languagesStoredElsewhere } =
  languageSlice.actions;
export const { selectServiceLanguage, selectContentLanguages, selectNeedsLanguages } = languageSlice.selectors;
