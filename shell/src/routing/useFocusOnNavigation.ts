import { INACTIVE_PAGE_ATTRIBUTE, useLocation, useNavigationType } from '@komawari/shared-state';
import { useEffect, useRef } from 'react';
import { shownMain } from '../site/shownMain';

/**
 * On a new page, the keyboard starts at the beginning. When the reader goes back, the focus returns to the link that they pressed
 * on that page. A link that stays on the screen, such as a tab, keeps the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const isByHistory = useNavigationType() === 'POP';
  const last = useRef(pathname);
  const pressed = useLastFocused();
  // The focus belongs to the document, outside React's tree.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (focusPage(isByHistory ? pressed : undefined)) return;
    // A page with its own <main> is still loading.
    const observer = new MutationObserver(() => focusPage() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-deps -- runs only when the page changes
  }, [pathname]);
}

/** The element that last had the focus in each page of the document. */
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

/** Moves the focus to the page, unless something in the page already has it. Returns false if there is no page yet. */
function focusPage(before?: LastFocused): boolean {
  const main = shownMain();
  if (!main) return false;
  const focused = document.activeElement;
  // An element that was pressed in a page that the reader left keeps the focus until the browser draws the next frame.
  const isInPage = focused !== main && main.contains(focused) && !focused?.closest(`[${INACTIVE_PAGE_ATTRIBUTE}]`);
  if (isInPage) return true;
  const page = main.querySelector(`:scope > :not([${INACTIVE_PAGE_ATTRIBUTE}])`);
  const pressed = page && before?.get(page);
  pressed?.focus({ preventScroll: true });
  // The element is gone or can no longer have the focus.
  if (!pressed || document.activeElement !== pressed) main.focus({ preventScroll: true });
  return true;
}
