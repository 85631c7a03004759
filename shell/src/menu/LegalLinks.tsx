import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { type StaticPage, useSiteLinks } from '../site/siteLinks';
import { messages } from './messages';

const PAGES: readonly { page: StaticPage; message: MessageDescriptor }[] = [
  { page: 'privacy', message: messages.privacy },
  { page: 'terms', message: messages.terms },
  { page: 'copyright', message: messages.copyrights },
];

/** The site's questions and answers and the publisher's static pages in the reader's language, as list items. */
export function LegalLinks({ linkClass }: { linkClass: string | undefined }) {
  const links = useSiteLinks();
  return (
    <>
      <li>
        <Link to={paths.help()} className={linkClass}>
          <FormattedMessage {...messages.faq} />
        </Link>
      </li>
      {PAGES.map(({ page, message }) => {
        const href = links.page(page);
        return (
          href && (
            <li key={page}>
              <a href={href} className={linkClass}>
                <FormattedMessage {...message} />
              </a>
            </li>
          )
        );
      })}
    </>
  );
}
