import { paths } from '@komawari/shared-domain';
import { type ErrorVisit, Link, useLocation } from '@komawari/shared-state';
import { buttonClass, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './ErrorPage.module.css';
import { errorVisitOf } from './errorRouting';
import { MissingPanel } from './MissingPanel';
import { messages } from './messages';

/** docs/specification.md §2: the Page Not Found screen; and where a call leads that failed (docs/specification.md §8). */
export function ErrorPage() {
  const visit = errorVisitOf(useLocation().state);
  return visit ? <LoadFailed visit={visit} /> : <NotFound />;
}

function NotFound() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage(messages.notFoundTitle), { noindex: true });
  return (
    <div className={styles.page}>
      <MissingPanel />
      <h1 className={styles.title} tabIndex={-1}>
        <FormattedMessage {...messages.notFoundTitle} />
      </h1>
      <p className={styles.text}>
        <FormattedMessage {...messages.notFoundText} />
      </p>
      <Link to={paths.updates()} className={buttonClass({ variant: 'primary' })}>
        <FormattedMessage {...messages.toUpdates} />
      </Link>
    </div>
  );
}

function LoadFailed({ visit }: { visit: ErrorVisit }) {
  const intl = useIntl();
  const isOffline = visit.kind === 'network';
  const title = intl.formatMessage(isOffline ? messages.offlineTitle : messages.failedTitle);
  usePageTitle(title, { noindex: true });
  return (
    <StatePanel
      kind={isOffline ? 'offline' : 'error'}
      headingLevel="h1"
      title={title}
      action={
        <Link to={visit.from} replace className={buttonClass({ variant: 'primary' })}>
          <FormattedMessage {...messages.tryAgain} />
        </Link>
      }
    >
      <FormattedMessage {...(isOffline ? messages.offlineText : messages.failedText)} />
    </StatePanel>
  );
}
