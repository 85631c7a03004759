import { LEFT_MARK, useLocation, useNavigationType } from '@komawari/shared-state';
import { useEffect, useRef } from 'react';
import { shownMain } from '../site/shownMain';

/**
 * A new page starts at its beginning for the keyboard too, and one that was left goes on at the link that was pressed in it, for who goes
 * back. A link that outlives the change, such as a tab, keeps the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const isByHistory = useNavigationType() === 'POP';
  const last = useRef(pathname);
  const pressed = useLastFocused();
  // The focus belongs to the document.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (focusPage(isByHistory ? pressed : undefined)) return;
    // A page that brings its own <main> is on its way.
    const observer = new MutationObserver(() => focusPage() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- only another page asks for this
  }, [pathname]);
}

/** What had the focus last in each page that is in the document. */
type LastFocused = WeakMap<Element, HTMLElement>;

function useLastFocused(): LastFocused {
  const known = useRef<LastFocused>(new WeakMap());
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const page = target instanceof HTMLElement && target.closest('main > *');
      if (page) known.current.set(page, target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return known.current;
}

/** Whether there is a page to take the focus; one that has it already keeps it where it is. */
function focusPage(before?: LastFocused): boolean {
  const main = shownMain();
  if (!main) return false;
  const focused = document.activeElement;
  // What was pressed in a page that is left has the focus until the browser draws the next frame.
  const isInPage = focused !== main && main.contains(focused) && !focused?.closest(`[${LEFT_MARK}]`);
  if (isInPage) return true;
  const page = main.querySelector(`:scope > :not([${LEFT_MARK}])`);
  const pressed = page && before?.get(page);
  pressed?.focus({ preventScroll: true });
  // It has gone, or can have the focus no more.
  if (!pressed || document.activeElement !== pressed) main.focus({ preventScroll: true });
  return true;
}
