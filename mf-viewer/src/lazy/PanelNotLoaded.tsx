import { Toast } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Says that the requested panel did not load. */
export function PanelNotLoaded() {
  const { formatMessage } = useIntl();
  const [isSaid, setIsSaid] = useState(false);
  // Screen readers announce a change only in a live region that is already there.
  useEffect(() => setIsSaid(true), []);
  return <Toast message={isSaid ? formatMessage(messages.panelNotLoaded) : undefined} onDismiss={() => setIsSaid(false)} />;
}
