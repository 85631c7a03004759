import type { CSSProperties, ReactNode } from 'react';
import { type NavLinkRenderProps, resolvePath, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

export interface NavLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children'> {
  className?: string | ((state: NavLinkRenderProps) => string | undefined);
  style?: CSSProperties | ((state: NavLinkRenderProps) => CSSProperties | undefined);
  children?: ReactNode | ((state: NavLinkRenderProps) => ReactNode);
  caseSensitive?: boolean;
  /** Only where the address ends with it. */
  end?: boolean;
}

/** A link that says whether its page is the one that is shown, as react-router's own does. */
export function NavLink(props: NavLinkProps) {
  const { 'aria-current': current = 'page', className, style, children, caseSensitive, end = false, ...link } = props;
  const shown = useLocation().pathname;
  const path = resolvePath(link.to, shown).pathname;
  const isActive = caseSensitive ? leadsTo(path, shown, end) : leadsTo(path.toLowerCase(), shown.toLowerCase(), end);
  // A page that is on its way is a transition of React, of which a link hears nothing.
  const state = { isActive, isPending: false, isTransitioning: false };
  const classes =
    typeof className === 'function' ? className(state) : [className, isActive && 'active'].filter(Boolean).join(' ');
  return (
    <Link
      {...link}
      aria-current={isActive ? current : undefined}
      className={classes}
      style={typeof style === 'function' ? style(state) : style}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}

/** Whether the page that is shown is the one at a path, or below it. */
function leadsTo(path: string, shown: string, end: boolean): boolean {
  const slashAt = path !== '/' && path.endsWith('/') ? path.length - 1 : path.length;
  return shown === path || (!end && shown.startsWith(path) && shown.charAt(slashAt) === '/');
}
