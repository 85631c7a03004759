import { paths } from '@komawari/shared-domain';
import { Link, useLocation } from '@komawari/shared-state';
import { buttonClass, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { errorVisitOf } from './errorRouting';
import { messages } from './messages';

/** docs/specification.md §2: the site is being worked on. */
export function MaintenancePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.maintenanceTitle);
  const from = errorVisitOf(useLocation().state)?.from ?? paths.updates();
  usePageTitle(title, { noindex: true });
  return (
    <StatePanel
      kind="maintenance"
      headingLevel="h1"
      title={title}
      action={
        <Link to={from} replace className={buttonClass({ variant: 'primary' })}>
          <FormattedMessage {...messages.tryAgain} />
        </Link>
      }
    >
      <FormattedMessage {...messages.maintenanceText} />
    </StatePanel>
  );
}
