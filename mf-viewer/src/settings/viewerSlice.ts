import { type ImageQuality } from '@komawari/shared-domain';
import { createSelector, createSlice, type PayloadAction, readStored, rootReducer } from '@komawari/shared-state';
import type { ViewerAction } from '../model/input/actions';
import { type ChosenKeys, changedKeys, type KeyChange, keyMapOf, resetKeys, sanitizeKeys } from '../model/input/keyMap';
import { fieldsOf, type StoredSettings, settingsOfTitle, storedSettings } from '../model/settings/storedSettings';
import { TITLE_ONLY, type TitleSettings } from '../model/settings/viewerSettings';

export interface ViewerState extends StoredSettings {
  /** Letter keys trigger actions. The reader can switch them off (WCAG 2.1.4). */
  hasLetterKeys: boolean;
  /** The keys that the reader changed. */
  keys: ChosenKeys;
  /** The tap zones were shown to this reader once. */
  hasSeenTapZones: boolean;
}

/** Far more titles than anyone reads, and still a small entry in browser storage. */
const MAX_TITLES = 200;

export const viewerSlice = createSlice({
  name: 'viewer',
  // Read when the slice is added to the store, not when this file is imported.
  initialState: (): ViewerState => storedViewer(readStored),
  reducers: {
    /** Another tab has written: the latest choice applies in all tabs. */
    storedElsewhere: (_, { payload }: PayloadAction<ViewerState>) => payload,
    qualityChosen(state, { payload }: PayloadAction<ImageQuality>) {
      state.quality = payload;
    },
    letterKeysSwitched(state, { payload }: PayloadAction<boolean>) {
      state.hasLetterKeys = payload;
    },
    keyChanged: (state, { payload }: PayloadAction<KeyChange>) => ({ ...state, keys: changedKeys(state.keys, payload) }),
    /** Resets one action, or all of them. */
    keysReset: (state, { payload }: PayloadAction<ViewerAction | undefined>) => ({
      ...state,
      keys: payload ? resetKeys(state.keys, payload) : {},
    }),
    tapZonesSeen(state) {
      state.hasSeenTapZones = true;
    },
    /** A change applies to the title in which it is made. The direction is also the default for titles without their own. */
    settingsChanged(state, { payload }: PayloadAction<{ titleId: number; change: Partial<TitleSettings> }>) {
      const { titleId, change } = payload;
      state.byTitle[titleId] = { ...state.byTitle[titleId], ...change };
      if (change.mode) state.defaults.mode = change.mode;
      forgetOldest(state.byTitle, titleId);
    },
    /**
     * "Use for all titles": takes all settings of this title, or one of them, as defaults. A single setting is then shared with
     * the other titles.
     */
    defaultsTaken(state, { payload: { titleId, name } }: PayloadAction<{ titleId: number; name?: keyof TitleSettings }>) {
      const own = state.byTitle[titleId] ?? {};
      const isTaken = (key: string) => (name === undefined ? TITLE_ONLY.every((only) => only !== key) : key === name);
      const taken = Object.fromEntries(Object.entries(own).filter(([key]) => isTaken(key)));
      state.defaults = { ...state.defaults, ...taken };
      if (name !== undefined) delete own[name];
    },
    settingsReset(state, { payload }: PayloadAction<{ titleId: number }>) {
      delete state.byTitle[payload.titleId];
    },
  },
  selectors: {
    selectViewer: (state) => state,
    selectQuality: (state) => state.quality,
    selectHasSeenTapZones: (state) => state.hasSeenTapZones,
    selectHasLetterKeys: (state) => state.hasLetterKeys,
    selectChosenKeys: (state) => state.keys,
    selectKeyMap: createSelector((state: ViewerState) => state.keys, keyMapOf),
    selectTitleSettings: createSelector(
      (state: ViewerState) => state.defaults,
      (state: ViewerState, titleId: number) => state.byTitle[titleId],
      settingsOfTitle,
    ),
    selectHasOwnSettings: (state, titleId: number) => titleId in state.byTitle,
    selectOwnNames: createSelector(
      (state: ViewerState) => state.defaults,
      (state: ViewerState, titleId: number) => state.byTitle[titleId],
      // A setting that equals the default is not the title's own, however it was set.
      (defaults, own = {}) => {
        const shared = settingsOfTitle(defaults, undefined);
        // The slice holds only sanitized settings, so every key is the name of a setting.
        const names = Object.keys(own) as (keyof TitleSettings)[];
        return names.filter((name) => own[name] !== shared[name]);
      },
    ),
  },
});

/** JavaScript sorts numeric object keys, so the oldest entry is unknown. Any other entry is removed. */
function forgetOldest(byTitle: ViewerState['byTitle'], kept: number): void {
  const ids = Object.keys(byTitle).map(Number);
  const surplus = ids.find((id) => id !== kept);
  if (ids.length > MAX_TITLES && surplus !== undefined) delete byTitle[surplus];
}

/** The state from browser storage. */
export function storedViewer(read: typeof readStored): ViewerState {
  const { hasLetterKeys, keys, hasSeenTapZones } = fieldsOf(read('viewerSettings'));
  return {
    ...storedSettings(read),
    hasLetterKeys: hasLetterKeys !== false,
    keys: sanitizeKeys(keys),
    hasSeenTapZones: hasSeenTapZones === true,
  };
}

declare module '@komawari/shared-state' {
  interface LazySlices {
    viewer: ViewerState;
  }
}

const injected = viewerSlice.injectInto(rootReducer);

export const {
  storedElsewhere,
  qualityChosen,
  letterKeysSwitched,
  keyChanged,
  keysReset,
  tapZonesSeen,
  settingsChanged,
  defaultsTaken,
  settingsReset,
} = viewerSlice.actions;
export const {
  selectViewer,
  selectQuality,
  selectHasLetterKeys,
  selectChosenKeys,
  selectKeyMap,
  selectHasSeenTapZones,
  selectTitleSettings,
  selectHasOwnSettings,
  selectOwnNames,
} = injected.selectors;
