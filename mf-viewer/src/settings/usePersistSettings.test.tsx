import { makeStore, readStored, StoreProvider, writeStored } from '@komawari/shared-state';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { usePersistSettings } from './usePersistSettings';
import { selectTitleSettings, settingsChanged } from './viewerSlice';

const LANTERN = 100001;
const HARBOR = 100002;

afterEach(() => localStorage.clear());

/** A tab in which the viewer is open. */
function setup() {
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <StoreProvider store={store}>{children}</StoreProvider>;
  renderHook(usePersistSettings, { wrapper });
  return {
    change: (titleId: number, warmth: number) => act(() => void store.dispatch(settingsChanged({ titleId, change: { warmth } }))),
    warmthOf: (titleId: number) => selectTitleSettings(store.getState(), titleId).warmth,
  };
}

/** A change by another tab, as the browser reports it. */
function writtenElsewhere(value: object): void {
  writeStored('viewerSettings', value);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'viewerSettings', newValue: JSON.stringify(value) })));
}

describe('usePersistSettings', () => {
  it('writes settings only after the reader changes one', () => {
    const { change } = setup();
    expect(readStored('viewerSettings')).toBeUndefined();
    change(LANTERN, 20);
    expect(readStored('viewerSettings')).toMatchObject({ byTitle: { [LANTERN]: { warmth: 20 } } });
  });

  it('applies changes of another tab without overwriting them', () => {
    const { change, warmthOf } = setup();
    writtenElsewhere({ byTitle: { [HARBOR]: { warmth: 60 } } });
    expect(warmthOf(HARBOR)).toBe(60);
    change(LANTERN, 20);
    expect(readStored('viewerSettings')).toMatchObject({ byTitle: { [HARBOR]: { warmth: 60 }, [LANTERN]: { warmth: 20 } } });
  });

  it('does not write back settings received from another tab', () => {
    setup();
    const value = { byTitle: { [HARBOR]: { warmth: 60 } } };
    writtenElsewhere(value);
    expect(readStored('viewerSettings')).toEqual(value);
  });
});
