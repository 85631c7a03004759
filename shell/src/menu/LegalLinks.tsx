import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { type StaticPage, staticPageLink } from '../site/siteLinks';
import { messages } from './messages';

const PAGES: readonly { page: StaticPage; message: MessageDescriptor }[] = [
  { page: 'faq', message: messages.faq },
  { page: 'privacy', message: messages.privacy },
  { page: 'terms', message: messages.terms },
  { page: 'copyright', message: messages.copyrights },
];

/** The publisher's static pages in the reader's language, as list items. */
export function LegalLinks({ linkClass }: { linkClass: string | undefined }) {
  const locale = useAppSelector(selectServiceLanguage);
  return PAGES.map(({ page, message }) => (
    <li key={page}>
      <a href={staticPageLink(page, locale)} className={linkClass}>
        <FormattedMessage {...message} />
      </a>
    </li>
  ));
}
