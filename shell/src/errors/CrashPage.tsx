import { Button, StatePanel, usePageTitle } from '@komawari/shared-ui';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages';

/** The last error boundary, for errors of the shell itself. Remotes have their own. */
export function CrashPage() {
  usePageTitle(undefined, { noindex: true });
  return (
    <main>
      <StatePanel
        kind="error"
        headingLevel="h1"
        title={<FormattedMessage {...messages.crashTitle} />}
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            <FormattedMessage {...messages.reload} />
          </Button>
        }
      />
    </main>
  );
}
