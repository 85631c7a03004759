import { type ApiError, loadFaultOf, Navigate } from '@komawari/shared-state';
import { FaultPanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { engagementMessages as messages } from './engagementMessages';

export interface LoadFaultProps {
  /** What the query gave. */
  error: ApiError | { message?: string };
  isRetrying: boolean;
  onRetry: () => void;
  /** A webview has no site around it to which the reader could be led: every fault is told in place. */
  staysHere?: boolean;
}

/** What stands in place of content that did not come. */
export function LoadFault({ error, isRetrying, onRetry, staysHere = false }: LoadFaultProps) {
  const { formatMessage } = useIntl();
  const fault = loadFaultOf(error);
  if (fault.kind === 'elsewhere' && !staysHere) return <Navigate to={fault.path} replace />;
  const texts = {
    broken: { title: formatMessage(messages.faultTitle), text: formatMessage(messages.faultText) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  return <FaultPanel kind={fault.kind === 'offline' ? 'offline' : 'broken'} texts={texts} isRetrying={isRetrying} onRetry={onRetry} />;
}
