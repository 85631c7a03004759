import { isChosenTheme, type Theme } from '@komawari/shared-domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Preferences {
  theme: Theme;
  isGdprAccepted: boolean;
  /** Nothing of what is read is remembered. */
  isHistoryPaused: boolean;
}

const initialState: Preferences = { theme: 'system', isGdprAccepted: false, isHistoryPaused: false };

/** Choices of the reader that hold for the whole site and are not about language. */
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

/** Takes stored preferences for what they are worth. */
export function initialPreferences(stored: { theme: unknown; gdpr: unknown; historyPaused: unknown }): Preferences {
  return {
    theme: isChosenTheme(stored.theme) ? stored.theme : 'system',
    isGdprAccepted: stored.gdpr === true,
    isHistoryPaused: stored.historyPaused === true,
  };
}
