import { type QueryError, useLoadError } from '@komawari/shared-state';
import { LoadErrorPanel, type LoadErrorPanelProps } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from '../words/messages';

export interface LoadErrorProps extends Pick<LoadErrorPanelProps, 'isRetrying' | 'onRetry' | 'headingLevel'> {
  error: QueryError;
}

/** Stands in place of a screen's content that did not come; its heading is that of the page where nothing else says so. */
export function LoadError({ error, headingLevel = 'h1', ...panel }: LoadErrorProps) {
  const { formatMessage, locale: tag } = useIntl();
  const view = useLoadError(error, { tag });
  const texts = {
    error: { title: formatMessage(messages.errorTitle), text: formatMessage(messages.errorText) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  return view && <LoadErrorPanel {...panel} {...view} texts={texts} headingLevel={headingLevel} />;
}
