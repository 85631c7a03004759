import { useLocation } from '@komawari/shared-state';
import { useEffect, useRef } from 'react';
import { shownMain } from '../site/shownMain';

/** A new page starts at its beginning for the keyboard too. A link that outlives the change, such as a tab, keeps the focus. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // The focus belongs to the document.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (focusMain()) return;
    // A page that brings its own <main> is on its way.
    const observer = new MutationObserver(() => focusMain() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

/** Whether there is a page to take the focus; one that has it already keeps it where it is. */
function focusMain(): boolean {
  const main = shownMain();
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  return main !== null;
}
