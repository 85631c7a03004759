import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { buttonClass, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';

/** Stands at a URL of the specification that no remote of the composition owns yet. */
export function NotBuiltPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.notBuiltTitle);
  usePageTitle(title, { noindex: true });
  return (
    <StatePanel
      kind="notBuilt"
      headingLevel="h1"
      title={title}
      action={
        <Link to={paths.updates()} className={buttonClass({ variant: 'primary' })}>
          <FormattedMessage {...messages.toUpdates} />
        </Link>
      }
    >
      <FormattedMessage {...messages.notBuiltText} />
    </StatePanel>
  );
}
