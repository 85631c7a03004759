import { selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { buttonClass, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { staticPageLink } from '../site/siteLinks';
import { messages } from './messages';

/**
 * docs/specification.md §2: the rights do not cover the reader's region. Outside the main layout, whose links would all
 * lead back here.
 */
export function BlockingPage() {
  const intl = useIntl();
  const locale = useAppSelector(selectServiceLanguage);
  const title = intl.formatMessage(messages.blockedTitle);
  usePageTitle(title, { noindex: true });
  return (
    <StatePanel
      kind="blocked"
      headingLevel="h1"
      title={title}
      action={
        <a href={staticPageLink('faq', locale)} className={buttonClass()}>
          <FormattedMessage {...messages.blockedAction} />
        </a>
      }
    >
      <FormattedMessage {...messages.blockedText} />
    </StatePanel>
  );
}
