import { useLocation } from '@komawari/shared-state';
import { useEffect, useRef } from 'react';

/** A new page starts at its beginning for the keyboard too. A link that outlives the change, such as a tab, keeps the focus. */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // The focus belongs to the document.
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
