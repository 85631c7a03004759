import { Link } from '@komawari/shared-state';
import type { ReactNode } from 'react';
import type { SiteLink } from './siteLinks';

export interface SiteAnchorProps {
  link: SiteLink;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page on the site or outside it. */
export function SiteAnchor({ link, className, children }: SiteAnchorProps) {
  return 'path' in link ? (
    <Link to={link.path} className={className}>
      {children}
    </Link>
  ) : (
    <a href={link.href} className={className}>
      {children}
    </a>
  );
}
