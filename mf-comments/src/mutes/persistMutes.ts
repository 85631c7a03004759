import type { Comment } from '@komawari/shared-proto';
import { onStoredElsewhere, type RootState, readStored, type Store, useAppDispatch, writeStored } from '@komawari/shared-state';
import { useLayoutEffect } from 'react';
import { mutesRead, readerMuted, readerUnmuted, selectMutedNames } from './mutesSlice';

/** Mutes the author of a comment, or unmutes them, and stores that in the browser. */
export function setMuted(comment: Comment, isMuted: boolean) {
  return (dispatch: Store['dispatch'], getState: () => RootState): void => {
    dispatch(isMuted ? readerMuted(comment) : readerUnmuted(comment));
    const names = selectMutedNames(getState());
    writeStored('mutedCommenters', names.length > 0 ? names : undefined);
  };
}

/** Reads the authors that were muted before, and takes over changes from other tabs. */
export function usePersistMutes(): void {
  const dispatch = useAppDispatch();
  // Storage is outside React. It is read before the first paint, so that no muted comment flashes up.
  useLayoutEffect(() => {
    const take = (stored: unknown) => dispatch(mutesRead(namesOf(stored)));
    take(readStored('mutedCommenters'));
    return onStoredElsewhere('mutedCommenters', take);
  }, [dispatch]);
}

/** Anything else in storage is not a name. */
function namesOf(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string' && name !== '') : [];
}
