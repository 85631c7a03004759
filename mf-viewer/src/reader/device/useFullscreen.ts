import { type RefObject, useMemo, useSyncExternalStore } from 'react';

/**
 * Full screen for the whole viewer, bars and panels included. The page has it and not the chapter, with which it would end.
 * @param root of the chapter
 */
export function useFullscreen(root: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const isPossible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  return useMemo(
    () => ({
      isOn,
      isPossible,
      toggle() {
        const change = isOn ? document.exitFullscreen() : root.current?.closest('main')?.requestFullscreen();
        // A browser may refuse; then everything stays as it is.
        change?.catch(() => undefined);
      },
    }),
    [isOn, isPossible, root],
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

function never(): () => void {
  return () => undefined;
}
