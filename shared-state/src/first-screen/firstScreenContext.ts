import { createContext, useContext, useDeferredValue, useState, useSyncExternalStore } from 'react';
import type { FirstScreen } from './firstScreen';

const FirstScreenContext = createContext<FirstScreen | undefined>(undefined);

/** Around a page that was rendered on the server: there, and in the browser that hydrates it. */
export const FirstScreenProvider = FirstScreenContext.Provider;

export function useFirstScreen(): FirstScreen | undefined {
  return useContext(FirstScreenContext);
}

/**
 * Whether this is drawn on the server, or over the server's HTML for the first time, and so has to be the same for
 * everyone. What only the browser knows is drawn right after: deferred, so that it is drawn in slices, and a press that comes
 * meanwhile is answered.
 */
export function useIsHydrating(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  return useDeferredValue(isHydrating);
}

function subscribeToNothing(): () => void {
  return () => {};
}

/** What the page was rendered with of a choice that the reader left for the server (`leaveChoice`); nothing once it is hydrated. */
export function useRenderedChoice(name: string): string | undefined {
  const firstScreen = useFirstScreen();
  return useIsHydrating() ? firstScreen?.choices[name] : undefined;
}

/** The moment at which a screen was opened, in epoch milliseconds; while hydrating, the moment that its HTML speaks of. */
export function useNow(): number {
  const firstScreen = useFirstScreen();
  const isHydrating = useIsHydrating();
  const [openedAt] = useState(Date.now);
  return isHydrating && firstScreen ? firstScreen.now : openedAt;
}
