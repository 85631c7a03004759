import { type QueryError, ServerButtons, useLoadError } from '@komawari/shared-state';
import { buttonClass, LoadErrorPanel, type LoadErrorPanelProps } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { engagementMessages as messages } from './engagementMessages';

export interface LoadErrorProps extends Pick<LoadErrorPanelProps, 'isRetrying' | 'onRetry'> {
  error: QueryError;
  /** Set in a webview, which has no site around it to lead the reader to. It shows every error in place. */
  inline?: boolean;
}

/** Replaces content that did not load. */
export function LoadError({ error, inline, ...panel }: LoadErrorProps) {
  const { formatMessage, locale: tag } = useIntl();
  const view = useLoadError(error, { tag, inline });
  const texts = {
    error: { title: formatMessage(messages.errorTitle), text: formatMessage(messages.errorText) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  if (!view) return null;
  const ways = view.popup && <ServerButtons buttons={view.popup.buttons} className={buttonClass()} />;
  return <LoadErrorPanel {...panel} {...view} ways={ways} texts={texts} />;
}
