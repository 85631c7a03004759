import { leaveChoice, onStoredElsewhere, readStored, useAppDispatch, useAppSelector, writeStored } from '@komawari/shared-state';
import { useEffect, useRef } from 'react';
import { selectViewer, storedElsewhere, storedViewer } from './viewerSlice';

/** The entries of browser storage that hold the reader's choices (docs/specification.md §3). */
const NAMES = ['viewerMode', 'imageQuality', 'viewerSettings'] as const;

/** Saves the reader's choices in browser storage, and applies the choices made in another tab. */
export function usePersistSettings(): void {
  const viewer = useAppSelector(selectViewer);
  const dispatch = useAppDispatch();
  const lastStored = useRef(viewer);
  // Storage is outside React. A state that came from there is not written back: two tabs would answer each other forever.
  useEffect(() => {
    if (lastStored.current === viewer) return;
    lastStored.current = viewer;
    const { quality, ...settings } = viewer;
    if (settings.defaults.mode) writeStored('viewerMode', settings.defaults.mode);
    writeStored('imageQuality', quality);
    writeStored('viewerSettings', settings);
  }, [viewer]);
  // The HTML of the next chapter requests its pages in this quality (routes.ts).
  useEffect(() => leaveChoice(document, 'imageQuality', viewer.quality), [viewer.quality]);
  // Another tab is outside React.
  useEffect(() => {
    const takeOver = () => {
      const stored = storedViewer(readStored);
      lastStored.current = stored;
      dispatch(storedElsewhere(stored));
    };
    const ends = NAMES.map((name) => onStoredElsewhere(name, takeOver));
    return () => ends.forEach((end) => end());
  }, [dispatch]);
}
