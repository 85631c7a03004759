import { createContext, startTransition, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { FirstScreen } from './firstScreen';

const FirstScreenContext = createContext<FirstScreen | undefined>(undefined);

/** Wraps a server-rendered page, on the server and in the browser that hydrates it. */
export const FirstScreenProvider = FirstScreenContext.Provider;

export function useFirstScreen(): FirstScreen | undefined {
  return useContext(FirstScreenContext);
}

/**
 * Whether this renders on the server, or hydrates the server's HTML, so that it must be the same for everyone. What only the
 * browser knows renders right after that. It renders in a transition, so React can work in slices, and a press in between is
 * answered.
 */
export function useIsHydrating(): boolean {
  const isFromHtml = useIsFromHtml();
  const [isHydrated, setIsHydrated] = useState(false);
  // Effects run after hydration, and never on the server.
  useEffect(() => {
    if (isFromHtml) startTransition(() => setIsHydrated(true));
  }, [isFromHtml]);
  return isFromHtml && !isHydrated;
}

/**
 * Whether this was rendered on the server. The value stays the same as long as the component is mounted: if a store had another
 * value in the browser than on the server, React would render everything below it again right after hydration, in one task.
 */
function useIsFromHtml(): boolean {
  const [origin] = useState({ isHtml: false });
  return useSyncExternalStore(
    subscribeToNothing,
    () => origin.isHtml,
    // React calls this only while it hydrates.
    () => (origin.isHtml = true),
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}

/** The reader's choice (`leaveChoice`) that the page was rendered with. Undefined after hydration. */
export function useRenderedChoice(name: string): string | undefined {
  const firstScreen = useFirstScreen();
  return useIsHydrating() ? firstScreen?.choices[name] : undefined;
}

/** If the reader comes back sooner than this, the time stays the same and nothing renders again. */
const SAME_MOMENT_MS = 60_000;

/**
 * The time at which the reader opened a screen or came back to it, in epoch milliseconds. While hydrating, it is the time at
 * which the server rendered the HTML.
 */
export function useNow(): number {
  const firstScreen = useFirstScreen();
  const isHydrating = useIsHydrating();
  const [openedAt, setOpenedAt] = useState(Date.now);
  // A kept page runs its effects again when it is shown again. A tab may also stay open overnight.
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
