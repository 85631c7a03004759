import { isChosenTheme, type Theme } from '@komawari/shared-domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Preferences {
  theme: Theme;
  isGdprAccepted: boolean;
  /** Nothing that the reader reads is remembered. */
  isHistoryPaused: boolean;
}

const initialState: Preferences = { theme: 'system', isGdprAccepted: false, isHistoryPaused: false };

/** The reader's choices for the whole site, except languages. */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    gdprAccepted(state) {
      state.isGdprAccepted = true;
    },
    historyPauseChosen(state, { payload }: PayloadAction<boolean>) {
      state.isHistoryPaused = payload;
    },
  },
  selectors: {
    selectTheme: (state) => state.theme,
    selectIsGdprAccepted: (state) => state.isGdprAccepted,
    selectIsHistoryPaused: (state) => state.isHistoryPaused,
  },
});

export const { themeChosen, gdprAccepted, historyPauseChosen } = preferencesSlice.actions;
export const { selectTheme, selectIsGdprAccepted, selectIsHistoryPaused } = preferencesSlice.selectors;

/** Validates stored preferences. Invalid values become the defaults. */
export function initialPreferences(stored: { theme: unknown; gdpr: unknown; historyPaused: unknown }): Preferences {
  return {
    theme: isChosenTheme(stored.theme) ? stored.theme : 'system',
    isGdprAccepted: stored.gdpr === true,
    isHistoryPaused: stored.historyPaused === true,
  };
}
