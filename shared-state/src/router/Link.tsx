import type { ComponentPropsWithRef } from 'react';
import { createPath, resolvePath, type To } from 'react-router-dom';
import { opensInThisTab } from './opensInThisTab';
import { useRouter } from './routerContext';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onPointerDown' | 'onPointerCancel'> {
  /** A full path, the part after the page's path (`?…`, `#…`), or an external address with its scheme or host. */
  to: To;
  /** Replaces the current history entry. By default, only a link to the current address does. */
  replace?: boolean | undefined;
  /** The state to store in the history entry. */
  state?: unknown;
  /** The browser loads the page as a new document. */
  reloadDocument?: boolean | undefined;
  /** The next page keeps the scroll position of this one. */
  preventScrollReset?: boolean | undefined;
}

/** An address with its own scheme or host. */
const IS_WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link within the site. It does not subscribe to the location. A link that does, like react-router's own, renders again with
 * every navigation, even on the pages that were left (docs/decisions/0163-links-that-know-no-place.md).
 */
export function Link({ to, replace, state, reloadDocument, preventScrollReset, onClick, ...anchor }: LinkProps) {
  const router = useRouter();
  const href = typeof to === 'string' ? to : createPath({ pathname: '', ...to });
  if (reloadDocument || IS_WHOLE_ADDRESS.test(href)) return <a {...anchor} href={href} onClick={onClick} />;
  return (
    <a
      {...anchor}
      href={href}
      onPointerDown={(event) => {
        if (!replace && opensInThisTab(event, event.currentTarget)) router.expect(to, state);
      }}
      // The browser cancels the pointer when the finger scrolls.
      onPointerCancel={() => router.expect()}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensInThisTab(event, event.currentTarget)) return;
        event.preventDefault();
        const { location } = router.state;
        const isHere = createPath(resolvePath(to, location.pathname)) === createPath(location);
        void router.navigate(to, { replace: replace ?? isHere, state, preventScrollReset });
      }}
    />
  );
}
