import { StatePanel, usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import { ServerMessage } from './ServerMessage';
import { useErrorVisit } from './useErrorVisit';

/**
 * Shown if the rights do not cover the reader's region (docs/specification.md §2). It is outside the main layout, because every
 * link there would lead back here.
 */
export function BlockingPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.blockedTitle);
  const popup = useErrorVisit()?.view.popup;
  usePageTitle(title, { noindex: true });
  return (
    <StatePanel kind="blocked" headingLevel="h1" title={title}>
      {popup ? <ServerMessage popup={popup} /> : <FormattedMessage {...messages.blockedText} />}
    </StatePanel>
  );
}
