import type { CSSProperties, ReactNode } from 'react';
import { type NavLinkRenderProps, resolvePath, useLocation } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

export interface NavLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children'> {
  className?: string | ((state: NavLinkRenderProps) => string | undefined);
  style?: CSSProperties | ((state: NavLinkRenderProps) => CSSProperties | undefined);
  children?: ReactNode | ((state: NavLinkRenderProps) => ReactNode);
  caseSensitive?: boolean;
  /** Active only if the address ends with the link's path. */
  end?: boolean;
}

/** A link that marks whether its page is the current one, as react-router's own does. */
export function NavLink(props: NavLinkProps) {
  const { 'aria-current': current = 'page', className, style, children, caseSensitive, end = false, ...link } = props;
  const shown = useLocation().pathname;
  const path = resolvePath(link.to, shown).pathname;
  const isActive = caseSensitive ? leadsTo(path, shown, end) : leadsTo(path.toLowerCase(), shown.toLowerCase(), end);
  // Loading the next page is a React transition, which a link does not see.
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

/** Whether the current page is at this path or below it. */
function leadsTo(path: string, shown: string, end: boolean): boolean {
  const slashAt = path !== '/' && path.endsWith('/') ? path.length - 1 : path.length;
  return shown === path || (!end && shown.startsWith(path) && shown.charAt(slashAt) === '/');
}
