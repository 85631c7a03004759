import { makeStore, type StorageName } from '@komawari/shared-state';
import {
  defaultsTaken,
  qualityChosen,
  selectHasOwnSettings,
  selectOwnNames,
  selectQuality,
  selectTitleSettings,
  settingsChanged,
  settingsReset,
  storedViewer,
} from './viewerSlice';

const LANTERN = 100001;
const HARBOR = 100002;

function setup() {
  const store = makeStore();
  return { store, settingsOf: (titleId: number) => selectTitleSettings(store.getState(), titleId) };
}

function stored(values: Partial<Record<StorageName, unknown>>) {
  return storedViewer((name) => values[name]);
}

describe('the settings of a title', () => {
  it('are vertical mode and high quality for a new reader', () => {
    const { store, settingsOf } = setup();
    expect(settingsOf(LANTERN).mode).toBe('vertical');
    expect(selectQuality(store.getState())).toBe('high');
  });

  it('apply only to the title they were changed in', () => {
    const { store, settingsOf } = setup();
    store.dispatch(settingsChanged({ titleId: LANTERN, change: { brightness: 80 } }));
    expect([settingsOf(LANTERN).brightness, settingsOf(HARBOR).brightness]).toEqual([80, 100]);
  });

  it('take their mode from the last choice in any title, until the title has its own', () => {
    const { store, settingsOf } = setup();
    store.dispatch(settingsChanged({ titleId: LANTERN, change: { mode: 'horizontal' } }));
    expect(settingsOf(HARBOR).mode).toBe('horizontal');
    store.dispatch(settingsChanged({ titleId: HARBOR, change: { mode: 'vertical' } }));
    expect([settingsOf(LANTERN).mode, settingsOf(HARBOR).mode]).toEqual(['horizontal', 'vertical']);
  });

  it('can become the defaults of all titles at once', () => {
    const { store, settingsOf } = setup();
    store.dispatch(settingsChanged({ titleId: LANTERN, change: { tone: 'paper' } }));
    store.dispatch(defaultsTaken({ titleId: LANTERN }));
    expect(settingsOf(HARBOR).tone).toBe('paper');
  });

  it('can become the defaults one by one, and the others stay with their title', () => {
    const { store, settingsOf } = setup();
    store.dispatch(settingsChanged({ titleId: LANTERN, change: { tone: 'paper', warmth: 30 } }));
    store.dispatch(defaultsTaken({ titleId: LANTERN, name: 'tone' }));
    expect([settingsOf(HARBOR).tone, settingsOf(HARBOR).warmth, settingsOf(LANTERN).warmth]).toEqual(['paper', 0, 30]);
    expect(selectOwnNames(store.getState(), LANTERN)).toEqual(['warmth']);
    store.dispatch(settingsChanged({ titleId: HARBOR, change: { tone: 'gray' } }));
    store.dispatch(defaultsTaken({ titleId: HARBOR, name: 'tone' }));
    expect(settingsOf(LANTERN).tone).toBe('gray');
  });

  it('do not count as own settings when they equal the defaults', () => {
    const { store } = setup();
    const ownNames = () => selectOwnNames(store.getState(), LANTERN);
    store.dispatch(settingsChanged({ titleId: LANTERN, change: { warmth: 30, tone: 'paper' } }));
    expect(ownNames()).toEqual(['warmth', 'tone']);
    store.dispatch(settingsChanged({ titleId: LANTERN, change: { warmth: 0 } }));
    expect(ownNames()).toEqual(['tone']);
    store.dispatch(defaultsTaken({ titleId: LANTERN }));
    expect(ownNames()).toEqual([]);
    // The direction also applies to the other titles, until one of them has its own.
    store.dispatch(settingsChanged({ titleId: LANTERN, change: { mode: 'horizontal' } }));
    expect(ownNames()).toEqual([]);
    store.dispatch(settingsChanged({ titleId: HARBOR, change: { mode: 'vertical' } }));
    expect(ownNames()).toEqual(['mode']);
  });

  it('can be reset', () => {
    const { store, settingsOf } = setup();
    store.dispatch(settingsChanged({ titleId: LANTERN, change: { warmth: 40 } }));
    store.dispatch(settingsReset({ titleId: LANTERN }));
    expect(settingsOf(LANTERN).warmth).toBe(0);
    expect(selectHasOwnSettings(store.getState(), LANTERN)).toBe(false);
  });

  it('share the quality between all titles', () => {
    const { store } = setup();
    store.dispatch(qualityChosen('super_high'));
    expect(selectQuality(store.getState())).toBe('super_high');
  });
});

describe('settings from browser storage', () => {
  it('are read under the keys of the specification', () => {
    const viewer = stored({ viewerMode: 'horizontal', imageQuality: 'low', viewerSettings: { byTitle: { 7: { warmth: 20 } } } });
    expect(viewer).toEqual({
      quality: 'low',
      hasLetterKeys: true,
      keys: {},
      hasSeenTapZones: false,
      defaults: { mode: 'horizontal' },
      byTitle: { 7: { warmth: 20 } },
    });
  });

  it('are ignored when they are invalid', () => {
    const viewer = stored({
      viewerMode: 'sideways',
      imageQuality: 4,
      viewerSettings: { defaults: { warmth: 900, isGray: 'yes', tone: 'gray', other: 1 } },
    });
    expect(viewer).toEqual({
      quality: 'high',
      hasLetterKeys: true,
      keys: {},
      hasSeenTapZones: false,
      defaults: { tone: 'gray' },
      byTitle: {},
    });
  });

  it.each([undefined, null, 'text', 7, []])('fall back to the defaults when %p is stored', (viewerSettings) => {
    expect(stored({ viewerSettings })).toEqual({
      quality: 'high',
      hasLetterKeys: true,
      keys: {},
      hasSeenTapZones: false,
      defaults: {},
      byTitle: {},
    });
  });
});
