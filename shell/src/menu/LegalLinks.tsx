import { type LegalPage, paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { SiteAnchor } from '../site/SiteAnchor';
import { useSiteLinks } from '../site/siteLinks';
import { messages } from './messages';

const NAMES: Readonly<Record<LegalPage, MessageDescriptor>> = {
  privacy: messages.privacy,
  terms: messages.terms,
  copyright: messages.copyrights,
};

/** The site's questions and answers, and the publisher's legal pages in the reader's language, as list items. */
export function LegalLinks({ linkClass }: { linkClass: string | undefined }) {
  const { legal } = useSiteLinks();
  return (
    <>
      <li>
        <Link to={paths.help()} className={linkClass}>
          <FormattedMessage {...messages.faq} />
        </Link>
      </li>
      {legal.map(({ page, link }) => (
        <li key={page}>
          <SiteAnchor link={link} className={linkClass}>
            <FormattedMessage {...NAMES[page]} />
          </SiteAnchor>
        </li>
      ))}
    </>
  );
}
