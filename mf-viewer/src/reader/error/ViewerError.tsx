import { paths } from '@komawari/shared-domain';
import { type ApiError, isPassing, Link, ServerButtons, selectProgressByTitle, useAppSelector } from '@komawari/shared-state';
import { Button, buttonClass, StatePanel, useIsOnline, useWhenOnline } from '@komawari/shared-ui';
import { useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { errorHeading } from './errorHeading';
import { messages } from './errorMessages';
import { errorText } from './errorText';
import styles from './ViewerError.module.css';

export interface ViewerErrorProps {
  error: ApiError;
  chapterId: number;
  onRetry: () => void;
}

/** Why a chapter cannot be read, as an alert with the server's text (docs/specification.md §8), and the nearest way out. */
export function ViewerError({ error, chapterId, onRetry }: ViewerErrorProps) {
  const { formatMessage, locale } = useIntl();
  const id = useId();
  const text = errorText(error, locale);
  const known = useTitleOfChapter(chapterId);
  const titleId = text?.titleId ?? known;
  const isOnline = useIsOnline();
  const isOffline = !isOnline && error.kind === 'network';
  const ownText = isOffline ? messages.offlineText : isPassing(error) ? messages.failedText : messages.generalText;
  // If no better way out is known, the alert offers a retry.
  const hasRetry = isPassing(error) || (titleId === undefined && !text?.nearest);
  const alert = useFocusOnArrival();
  useWhenOnline(error.kind === 'network' ? onRetry : undefined);
  return (
    <div
      ref={alert}
      className={styles.alert}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <StatePanel
        kind={isOffline ? 'offline' : 'error'}
        headingLevel="h1"
        title={<span id={`${id}-title`}>{formatMessage(errorHeading(error, isOnline))}</span>}
        action={
          <div className={styles.ways}>
            {hasRetry && (
              <Button variant="primary" onClick={onRetry}>
                {formatMessage(messages.retry)}
              </Button>
            )}
            {text?.nearest && (
              <Link to={paths.viewer(text.nearest.chapterId)} className={buttonClass({ variant: 'primary' })}>
                {formatMessage(messages.toNearest, { chapter: text.nearest.name })}
              </Link>
            )}
            {titleId !== undefined && (
              <Link
                to={paths.title(titleId)}
                className={buttonClass({ variant: hasRetry || text?.nearest ? 'secondary' : 'primary' })}
              >
                {formatMessage(messages.toTitle)}
              </Link>
            )}
            {text && <ServerButtons buttons={text.buttons} className={buttonClass()} />}
            <Link to={paths.updates()} className={buttonClass()}>
              {formatMessage(messages.toHome)}
            </Link>
          </div>
        }
      >
        <p id={`${id}-text`} lang={text?.lang}>
          {text?.body ?? formatMessage(ownText)}
        </p>
      </StatePanel>
    </div>
  );
}

/** Not every error names the title of the chapter. The reader's own history may know it. */
function useTitleOfChapter(chapterId: number): number | undefined {
  const progress = useAppSelector(selectProgressByTitle);
  return Object.values(progress).find((entry) => entry.chapterId === chapterId)?.titleId;
}

function useFocusOnArrival() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => void ref.current?.focus(), []);
  return ref;
}
