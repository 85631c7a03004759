import { type QueryError, useLoadError } from '@komawari/shared-state';
import { LoadErrorPanel, type LoadErrorPanelProps } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface LoadErrorProps extends Pick<LoadErrorPanelProps, 'isRetrying' | 'onRetry'> {
  error: QueryError;
}

/** Replaces the title when the list did not load. It shows the server's message, or ours. */
export function LoadError({ error, ...panel }: LoadErrorProps) {
  const { formatMessage, locale: tag } = useIntl();
  const view = useLoadError(error, { tag });
  const texts = {
    error: { title: formatMessage(messages.errorTitle), text: formatMessage(messages.errorText) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  return view && <LoadErrorPanel {...panel} {...view} texts={texts} headingLevel="h1" />;
}
