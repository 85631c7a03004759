import { type ApiError, LANGUAGES, loadFaultOf, Navigate } from '@komawari/shared-state';
import { Button, FaultPanel, type StateKind, StatePanel } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { engagementMessages as messages } from './engagementMessages';
import { errorPopup } from './errorPopup';

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
  if ('popups' in error) return <SaidByServer error={error} isRetrying={isRetrying} onRetry={onRetry} />;
  const texts = {
    broken: { title: formatMessage(messages.faultTitle), text: formatMessage(messages.faultText) },
    offline: { title: formatMessage(messages.offlineTitle), text: formatMessage(messages.offlineText) },
    retry: formatMessage(messages.retry),
  };
  return (
    <FaultPanel kind={fault.kind === 'offline' ? 'offline' : 'broken'} texts={texts} isRetrying={isRetrying} onRetry={onRetry} />
  );
}

type SaidError = Extract<ApiError, { popups: unknown }>;

const PICTURES: Readonly<Record<SaidError['kind'], StateKind>> = {
  maintenance: 'maintenance',
  geoBlocked: 'blocked',
  unauthorized: 'error',
  server: 'error',
};

/** The server's own words in the page's language, or ours where it sent none. */
function SaidByServer({ error, isRetrying, onRetry }: { error: SaidError; isRetrying: boolean; onRetry: () => void }) {
  const { formatMessage, locale: tag } = useIntl();
  const popup = errorPopup(error.popups, LANGUAGES.find((language) => language.tag === tag)?.locale ?? 'en');
  const retry = (
    <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
      {formatMessage(messages.retry)}
    </Button>
  );
  return (
    <StatePanel kind={PICTURES[error.kind]} title={popup?.subject || formatMessage(messages.faultTitle)} action={retry}>
      {popup?.body || formatMessage(messages.faultText)}
    </StatePanel>
  );
}
