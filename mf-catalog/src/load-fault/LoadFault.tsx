import { type ApiError, loadFaultOf, Navigate } from '@komawari/shared-state';
import { FaultPanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from '../words/messages';

export interface LoadFaultProps {
  /** What the query gave. */
  error: ApiError | Partial<Error>;
  isRetrying: boolean;
  onRetry: () => void;
  /** `h1` when it stands for the whole page. */
  headingLevel?: 'h1' | 'h2';
}

/** What a screen shows in place of its content. */
export function LoadFault({ error, isRetrying, onRetry, headingLevel = 'h1' }: LoadFaultProps) {
  const { formatMessage } = useIntl();
  const fault = loadFaultOf(error);
  if (fault.kind === 'elsewhere') return <Navigate to={fault.path} replace />;
  const texts = {
    broken: { title: formatMessage(messages.faultTitle), text: formatMessage(messages.faultText) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  return <FaultPanel kind={fault.kind} texts={texts} isRetrying={isRetrying} onRetry={onRetry} headingLevel={headingLevel} />;
}
