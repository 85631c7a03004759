import { type QueryError, ServerButtons, useLoadError } from '@komawari/shared-state';
import { buttonClass, LoadErrorPanel, type LoadErrorPanelProps, usePageTitle } from '@komawari/shared-ui';
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
  /** The page has no title of its own without its content, so the document's title is the heading of the error. */
  isPageTitle?: boolean;
}

/** Replaces content that did not load. Its heading is that of the page if the page has no other. */
export function LoadError({ query, headingLevel = 'h1', isPageTitle = false }: LoadErrorProps) {
  const { error = {}, isFetching, refetch } = query;
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
  return (
    <>
      {isPageTitle && <PageTitle title={view.popup?.title || texts[view.kind === 'offline' ? 'offline' : 'error'].title} />}
      <LoadErrorPanel {...view} {...again} ways={ways} texts={texts} headingLevel={headingLevel} />
    </>
  );
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title, { noindex: true });
  return null;
}
