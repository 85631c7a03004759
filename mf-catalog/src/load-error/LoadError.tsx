import { type QueryError, ServerButtons, useLoadError } from '@komawari/shared-state';
import { buttonClass, LoadErrorPanel, type LoadErrorPanelProps } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from './messages';

/** The parts of a query that its error needs. */
export interface FailedQuery {
  error?: QueryError | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface LoadErrorProps extends Pick<LoadErrorPanelProps, 'headingLevel'> {
  query: FailedQuery;
}

/** Replaces content that did not load. Its heading is that of the page if the page has no other. */
export function LoadError({ query: { error = {}, isFetching, refetch }, headingLevel = 'h1' }: LoadErrorProps) {
  const { formatMessage, locale: tag } = useIntl();
  const view = useLoadError(error, { tag });
  const texts = {
    error: { title: formatMessage(messages.errorTitle), text: formatMessage(messages.errorText) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  if (!view) return null;
  const ways = view.popup && <ServerButtons buttons={view.popup.buttons} className={buttonClass()} />;
  const again = { isRetrying: isFetching, onRetry: () => void refetch() };
  return <LoadErrorPanel {...view} {...again} ways={ways} texts={texts} headingLevel={headingLevel} />;
}
