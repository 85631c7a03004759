import type { ComponentPropsWithRef } from 'react';
import { type LinkProps as RouterLinkProps, useHref, useLinkClickHandler } from 'react-router-dom';

type Navigation = 'to' | 'replace' | 'state' | 'relative' | 'reloadDocument' | 'preventScrollReset' | 'viewTransition';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, Pick<RouterLinkProps, Navigation> {}

/** With a scheme of its own, or another host. */
const IS_WHOLE_ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * A link within the site, over react-router's public half. Its own one brings along what fetches pages ahead for its framework;
 * here the shell does that (docs/decisions/0113-what-is-fetched-ahead.md).
 */
export function Link(props: LinkProps) {
  const { to, replace, state, relative, reloadDocument, preventScrollReset, viewTransition, onClick, ...anchor } = props;
  const isElsewhere = typeof to === 'string' && IS_WHOLE_ADDRESS.test(to);
  const href = useHref(to, { relative });
  const { target } = anchor;
  const go = useLinkClickHandler(to, { replace, state, relative, preventScrollReset, viewTransition, target });
  if (isElsewhere || reloadDocument) return <a {...anchor} href={isElsewhere ? to : href} onClick={onClick} />;
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    />
  );
}
