import { useAppSelector, writeStored } from '@komawari/shared-state';
import { useEffect } from 'react';
import { selectViewer } from './viewerSlice';

/** Writes the reader's choices to browser storage, under the names of docs/specification.md §3. */
export function usePersistSettings(): void {
  const { quality, defaults, byTitle, hasLetterKeys, keys, hasSeenTapZones } = useAppSelector(selectViewer);
  // Storage is outside React; nothing is written before something was chosen.
  useEffect(() => {
    if (defaults.mode) writeStored('viewerMode', defaults.mode);
  }, [defaults.mode]);
  useEffect(() => void writeStored('imageQuality', quality), [quality]);
  useEffect(
    () => void writeStored('viewerSettings', { defaults, byTitle, hasLetterKeys, keys, hasSeenTapZones }),
    [defaults, byTitle, hasLetterKeys, keys, hasSeenTapZones],
  );
}
