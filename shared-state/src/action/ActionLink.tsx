import type { TransitionAction } from '@komawari/shared-proto';
import type { ReactNode } from 'react';
import { Link } from '../router';
import { actionTarget } from './actionTarget';

export interface ActionLinkProps {
  action: TransitionAction | undefined;
  children: ReactNode;
  className?: string | undefined;
  /** The accessible name, if the content is a picture. */
  label?: string;
  tabIndex?: number | undefined;
  onClick?: () => void;
}

/** A link that follows an action of the wire. If the action leads nowhere, it renders plain content. */
export function ActionLink({ action, children, label, ...rest }: ActionLinkProps) {
  const target = actionTarget(action);
  if (!target) return <span className={rest.className}>{children}</span>;
  if (target.kind === 'page') {
    return (
      <Link to={target.path} aria-label={label} {...rest}>
        {children}
      </Link>
    );
  }
  const newTab = target.isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={target.href} aria-label={label} {...newTab} {...rest}>
      {children}
    </a>
  );
}
