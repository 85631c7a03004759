import { languageInfo, paths } from '@komawari/shared-domain';
import { Link, selectServiceLanguage, selectTimeZone, useAppSelector, useIsHydrating, useNow } from '@komawari/shared-state';
import { Button, buttonClass, StatePanel, Toast, usePageTitle } from '@komawari/shared-ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useGetHomeQuery } from '../../latest-updates/homeApi';
import { newSince, updateTimes } from '../../latest-updates/newSince';
import { ListLayout } from '../../list-page/ListLayout';
import { PausedNote } from '../../reading-position/PausedNote';
import { HistoryEntryRow } from './HistoryEntryRow';
import styles from './HistoryPage.module.css';
import { HistoryTools } from './HistoryTools';
import { historyDays } from './historyDays';
import { messages } from './messages';
import { useIsStored } from './useIsStored';
import { useRemoval } from './useRemoval';

/** `/history`: what this browser remembers of the reader's reading, without an account. The specification has no such address. */
export function HistoryPage() {
  const { formatMessage, formatDate } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const now = useNow();
  const isHydrating = useIsHydrating();
  const { history, notice, dismiss, tell, remove, clear, undo } = useRemoval();
  const isKept = useIsStored(history);
  // Home knows what is new. Without it the page shows a little less but still works.
  const { data: home } = useGetHomeQuery({ lang: languageInfo(useAppSelector(selectServiceLanguage)).code });
  const times = useMemo(() => updateTimes(home?.groups ?? []), [home]);
  const days = historyDays(history, now, timeZone);
  const count = Object.keys(history.progress).length;
  usePageTitle(formatMessage(messages.title), { noindex: true });

  function nameOf(daysAgo: number, at: number): string {
    if (daysAgo === 0) return formatMessage(messages.today);
    if (daysAgo === 1) return formatMessage(messages.yesterday);
    return formatDate(at, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  }

  return (
    <ListLayout
      heading={formatMessage(messages.title)}
      count={count > 0 ? formatMessage(messages.count, { count }) : undefined}
      intro={formatMessage(messages.intro)}
    >
      <HistoryTools count={count} onClear={clear} onNotice={tell} />
      <PausedNote />
      {!isKept && <p role="alert">{formatMessage(messages.notKept)}</p>}
      {count === 0 && !isHydrating && <EmptyHistory />}
      {days.map(({ daysAgo, lastReadMs, entries }) => {
        const name = nameOf(daysAgo, lastReadMs);
        return (
          <section key={daysAgo} className={styles.section} aria-label={name}>
            <h2 className={styles.day}>{name}</h2>
            <ul className={styles.list}>
              {entries.map((entry) => (
                <HistoryEntryRow
                  key={entry.position.titleId}
                  entry={entry}
                  newCount={newSince(entry.position, times)}
                  onRemove={() => remove(entry.position)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <Toast
        message={notice?.text}
        onDismiss={dismiss}
        action={
          notice?.removed && (
            <Button size="small" onClick={() => undo(notice)}>
              {formatMessage(messages.undo)}
            </Button>
          )
        }
      />
    </ListLayout>
  );
}

function EmptyHistory() {
  const { formatMessage } = useIntl();
  return (
    <StatePanel
      kind="empty"
      scene="emptyHistory"
      title={formatMessage(messages.empty)}
      action={
        <Link to={paths.mangaList()} className={buttonClass({ variant: 'primary' })}>
          {formatMessage(messages.find)}
        </Link>
      }
    >
      {formatMessage(messages.emptyText)}
    </StatePanel>
  );
}
