import type { ComponentPropsWithRef } from 'react';
import { createPath, resolvePath, type To } from 'react-router-dom';
import { opensHere } from './opensHere';
import { useRouter } from './routerContext';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'onPointerDown' | 'onPointerCancel'> {
  /** A whole path, what stands behind the path of the page (`?…`, `#…`), or an address elsewhere, with its scheme or host. */
  to: To;
  /** Takes the place of the page in the history. Without it a link to the page itself does. */
  replace?: boolean | undefined;
  /** What the entry of the history keeps. */
  state?: unknown;
  /** The browser loads the page as a document of its own. */
  reloadDocument?: boolean | undefined;
  /** The next page stays where this one is scrolled to. */
  preventScrollReset?: boolean | undefined;
}

/** With a scheme of its own, or another host. */
const IS_WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link within the site. It hears nothing of where the visit is: a link that did, as react-router's own does, is drawn once more
 * with every step, in each page that was left, too (docs/decisions/0163-links-that-know-no-place.md).
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
        if (!replace && opensHere(event, event.currentTarget)) router.expect(to, state);
      }}
      // The finger scrolls.
      onPointerCancel={() => router.expect()}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !opensHere(event, event.currentTarget)) return;
        event.preventDefault();
        const { location } = router.state;
        const isHere = createPath(resolvePath(to, location.pathname)) === createPath(location);
        void router.navigate(to, { replace: replace ?? isHere, state, preventScrollReset });
      }}
    />
  );
}
