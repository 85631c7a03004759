import { Toast } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** Says that the panel that was asked for did not come. */
export function PanelNotLoaded() {
  const { formatMessage } = useIntl();
  const [isSaid, setIsSaid] = useState(false);
  // What changes in a place that is there already is read out.
  useEffect(() => setIsSaid(true), []);
  return <Toast message={isSaid ? formatMessage(messages.panelNotLoaded) : undefined} onDismiss={() => setIsSaid(false)} />;
}
