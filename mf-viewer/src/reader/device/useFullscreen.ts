import { type RefObject, useMemo, useSyncExternalStore } from 'react';

/**
 * Full screen for the whole viewer, including bars and panels. The page goes full screen, not the chapter: full screen would end
 * together with the chapter.
 * @param root the root element of the chapter
 */
export function useFullscreen(root: RefObject<HTMLElement | null>) {
  const isOn = useSyncExternalStore(
    subscribe,
    // Browsers without full screen, as on an iPhone, have no such property.
    () => Boolean(document.fullscreenElement),
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
        if (!isPossible) return;
        const change = isOn ? document.exitFullscreen() : root.current?.closest('main')?.requestFullscreen();
        // The browser may refuse. Then nothing changes.
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
