import { Link, useLocation } from '@komawari/shared-state';
import { ExternalIcon, VisuallyHidden } from '@komawari/shared-ui';
import { FormattedMessage } from 'react-intl';
import { useSiteLinks } from '../site/siteLinks';
import { messages } from './messages';
import { NAVIGATION_ENTRIES } from './navigationEntries';

export interface NavigationLinksProps {
  linkClass: string | undefined;
}

/** The entries as list items, with About Us if the publisher has a description. The header and the menu style them. */
export function NavigationLinks({ linkClass }: NavigationLinksProps) {
  const { pathname } = useLocation();
  const { about } = useSiteLinks();
  return (
    <>
      {NAVIGATION_ENTRIES.map(({ to, section, message }) => (
        <li key={to}>
          <Link to={to} className={linkClass} aria-current={isWithin(pathname, section) ? 'page' : undefined}>
            <FormattedMessage {...message} />
          </Link>
        </li>
      ))}
      {about && (
        <li>
          <a href={about} target="_blank" rel="noopener" className={linkClass}>
            <FormattedMessage {...messages.aboutUs} />
            <ExternalIcon size="small" />
            <VisuallyHidden>
              <FormattedMessage {...messages.newTab} />
            </VisuallyHidden>
          </a>
        </li>
      )}
    </>
  );
}

function isWithin(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}
