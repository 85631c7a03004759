import { paths } from '@komawari/shared-domain';
import { Link, ServerButtons } from '@komawari/shared-state';
import { buttonClass, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './ErrorPage.module.css';
import { MissingPanel } from './MissingPanel';
import { messages } from './messages';
import { type FailedPage, useErrorVisit } from './useErrorVisit';

/** The Page Not Found screen (docs/specification.md §2), and the page to which a failed call leads (docs/specification.md §8). */
export function ErrorPage() {
  const failed = useErrorVisit();
  return failed ? <LoadFailed {...failed} /> : <NotFound />;
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

function LoadFailed({ from, view: { kind, popup } }: FailedPage) {
  const intl = useIntl();
  const isOffline = kind === 'offline';
  // If the server sent its own heading, the document's title uses it too.
  const title = popup?.title || intl.formatMessage(isOffline ? messages.offlineTitle : messages.failedTitle);
  usePageTitle(title, { noindex: true });
  return (
    <StatePanel
      kind={isOffline ? 'offline' : 'error'}
      headingLevel="h1"
      title={title}
      action={
        <div className={styles.actions}>
          <Link to={from} replace className={buttonClass({ variant: 'primary' })}>
            <FormattedMessage {...messages.tryAgain} />
          </Link>
          {popup && <ServerButtons buttons={popup.buttons} className={buttonClass()} />}
        </div>
      }
    >
      {popup?.text || <FormattedMessage {...(isOffline ? messages.offlineText : messages.failedText)} />}
    </StatePanel>
  );
}
