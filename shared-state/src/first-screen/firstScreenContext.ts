import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { FirstScreen } from './firstScreen';

const FirstScreenContext = createContext<FirstScreen | undefined>(undefined);

/** Around a page that was rendered on the server: there, and in the browser that hydrates it. */
export const FirstScreenProvider = FirstScreenContext.Provider;

export function useFirstScreen(): FirstScreen | undefined {
  return useContext(FirstScreenContext);
}

/**
 * Whether this is drawn on the server, or over the server's HTML for the first time, and so has to be the same for
 * everyone. What only the browser knows is drawn right after: as a transition, so that it is drawn in slices, and a press that
 * comes meanwhile is answered.
 */
export function useIsHydrating(): boolean {
  const isFromHtml = useIsFromHtml();
  const [isHydrated, setIsHydrated] = useState(false);
  // Effects run once it has been hydrated, and never on the server.
  useEffect(() => {
    if (isFromHtml) startTransition(() => setIsHydrated(true));
  }, [isFromHtml]);
  return isFromHtml && !isHydrated;
}

/**
 * Whether this was drawn on the server, and for as long as it is there. It stays the same: a store whose browser's value is another
 * one than the server's has React draw everything below it once more right after hydration, in one task.
 */
function useIsFromHtml(): boolean {
  const [origin] = useState({ isHtml: false });
  return useSyncExternalStore(
    subscribeToNothing,
    () => origin.isHtml,
    // React asks for the server's value while it hydrates, and only then.
    () => (origin.isHtml = true),
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}

/** What the page was rendered with of a choice that the reader left for the server (`leaveChoice`); nothing once it is hydrated. */
export function useRenderedChoice(name: string): string | undefined {
  const firstScreen = useFirstScreen();
  return useIsHydrating() ? firstScreen?.choices[name] : undefined;
}

/** Who comes back sooner than this finds the page of the same moment, and nothing is drawn anew. */
const SAME_MOMENT_MS = 60_000;

/**
 * The moment at which a screen was opened, or was come back to, in epoch milliseconds; while hydrating, the moment that its HTML
 * speaks of.
 */
export function useNow(): number {
  const firstScreen = useFirstScreen();
  const isHydrating = useIsHydrating();
  const [openedAt, setOpenedAt] = useState(Date.now);
  // A page that was left has its effects once more when it is shown again. A tab stays open overnight as well.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      const now = Date.now();
      startTransition(() => setOpenedAt((at) => (now - at < SAME_MOMENT_MS ? at : now)));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isHydrating && firstScreen ? firstScreen.now : openedAt;
}
