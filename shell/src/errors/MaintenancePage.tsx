import { paths } from '@komawari/shared-domain';
import { Link } from '@komawari/shared-state';
import { buttonClass, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages';
import { ServerMessage } from './ServerMessage';
import { useErrorVisit } from './useErrorVisit';

/** Shown while the site is under maintenance (docs/specification.md §2). */
export function MaintenancePage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.maintenanceTitle);
  const failed = useErrorVisit();
  usePageTitle(title, { noindex: true });
  return (
    <StatePanel
      kind="maintenance"
      headingLevel="h1"
      title={title}
      action={
        <Link to={failed?.from ?? paths.updates()} replace className={buttonClass({ variant: 'primary' })}>
          <FormattedMessage {...messages.tryAgain} />
        </Link>
      }
    >
      {failed?.view.popup ? <ServerMessage popup={failed.view.popup} /> : <FormattedMessage {...messages.maintenanceText} />}
    </StatePanel>
  );
}
