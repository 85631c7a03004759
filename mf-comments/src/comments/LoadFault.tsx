import { type ApiError, loadFaultOf, Navigate } from '@komawari/shared-state';
import { FaultPanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { faultMessages as messages } from './commentsMessages';

export interface LoadFaultProps {
  /** What the query gave. */
  error: ApiError | { message?: string };
  isRetrying: boolean;
  onRetry: () => void;
}

/** What stands in place of the comments when they did not come. */
export function LoadFault({ error, isRetrying, onRetry }: LoadFaultProps) {
  const { formatMessage } = useIntl();
  const fault = loadFaultOf(error);
  if (fault.kind === 'elsewhere') return <Navigate to={fault.path} replace />;
  const texts = {
    broken: { title: formatMessage(messages.title), text: formatMessage(messages.text) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  return <FaultPanel kind={fault.kind} texts={texts} isRetrying={isRetrying} onRetry={onRetry} />;
}
