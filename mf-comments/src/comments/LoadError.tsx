import { type QueryError, ServerButtons, useLoadError } from '@komawari/shared-state';
import { buttonClass, LoadErrorPanel, type LoadErrorPanelProps } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { loadErrorMessages as messages } from './commentsMessages';

export interface LoadErrorProps extends Pick<LoadErrorPanelProps, 'isRetrying' | 'onRetry'> {
  error: QueryError;
}

/** Replaces comments that did not load. */
export function LoadError({ error, ...panel }: LoadErrorProps) {
  const { formatMessage, locale: tag } = useIntl();
  const view = useLoadError(error, { tag });
  const texts = {
    error: { title: formatMessage(messages.title), text: formatMessage(messages.text) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  if (!view) return null;
  const ways = view.popup && <ServerButtons buttons={view.popup.buttons} className={buttonClass()} />;
  return <LoadErrorPanel {...panel} {...view} ways={ways} texts={texts} />;
}
