import type { Composition } from '@komawari/shared-state';
import type { RemoteLoads } from './loading/remoteLoads';
import { preloadRoute } from './preloadRoute';

/** A pointer over a link, a finger on it, or the focus: the reader is about to press it. */
const SIGNS = ['pointerover', 'focusin'] as const;

/** Begins the page that a link leads to when the reader reaches for it, so that it can be there with the press. */
export function prefetchOnIntent(composition: Composition, loads: RemoteLoads, document: Document): void {
  const begin = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.origin === document.location.origin) preloadRoute(composition, loads, link.pathname);
  };
  for (const sign of SIGNS) document.addEventListener(sign, begin, { passive: true });
}
