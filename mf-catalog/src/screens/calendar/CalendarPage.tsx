import { type PreferredLanguages } from '@komawari/shared-domain';
import type { ComingSoonTitle } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector, useNow, useSearchParams } from '@komawari/shared-state';
import { classNames, SegmentedControl, useIsFromHtml, usePageTitle } from '@komawari/shared-ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Siblings } from '../../all-titles/oneTitlePerWork';
import { useSiblings } from '../../all-titles/useSiblings';
import { usePreferredLanguages } from '../../content-languages/usePreferredLanguages';
import { ListLayout } from '../../list-page/ListLayout';
import { LoadError } from '../../load-error/LoadError';
import { useMyTitles } from '../../my-titles/useMyTitles';
import styles from './CalendarPage.module.css';
import { CalendarSkeleton } from './CalendarSkeleton';
import { useGetComingNextQuery } from './calendarApi';
import { type ComingChapter, calendarWeek } from './calendarWeek';
import { EmptyCalendar } from './EmptyCalendar';
import { LaterChapters } from './LaterChapters';
import { messages } from './messages';
import { oneEntryPerWork } from './oneEntryPerWork';
import { SubscribeLinks } from './SubscribeLinks';
import { WeekCalendar } from './WeekCalendar';

/** Whose chapters are shown. It is in the address, so that a shared or restored address shows the same. */
type Shown = 'mine' | 'all';

/** A tab may stay open for days, so data older than this is requested again. */
const FRESH_SECONDS = 3600;

/** A language that was just added shows its chapters at once. They join those of the same work when the works are known. */
const NOT_KNOWN: Siblings = [];

/** `/calendar`: the coming chapters in the reader's time zone, either of the reader's titles or of all titles. */
export function CalendarPage() {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const query = useGetComingNextQuery(undefined, { refetchOnMountOrArgChange: FRESH_SECONDS });
  const { data } = query;
  const mine = useMyTitles();
  const preferred = usePreferredLanguages();
  const siblings = useSiblings();
  const isFromHtml = useIsFromHtml();
  const [isComplete, setComplete] = useState(false);
  usePageTitle(formatMessage(messages.title));
  const wanted = search.get('show');
  if (data && siblings && (mine.isSettled || wanted === 'all') && !isComplete) setComplete(true);
  if (query.error && !data) return <LoadError query={query} />;

  // A reader without titles, or without coming chapters in them, sees all titles.
  const hasOwn = data ? data.comingSoon.some(isShown(preferred, mine.ids)) : mine.ids.size > 0;
  const shown: Shown = wanted === 'mine' || wanted === 'all' ? wanted : hasOwn ? 'mine' : 'all';
  const show = (value: Shown) => setSearch({ show: value }, { replace: true, preventScrollReset: true });
  // The server does not know the reader's titles, so its page has the week of all titles, for those who have none. Nor does it
  // know which titles are one work, so the week of a reader of several languages would lose entries in the browser.
  const isOfServer = isFromHtml && !isComplete;
  const audience = siblings ? styles.forReadersWithoutTitles : styles.forReadersWithoutScripts;
  const only = shown === 'mine' ? mine.ids : undefined;
  return (
    <ListLayout
      heading={formatMessage(messages.title)}
      isLoading={!isComplete && !(data && isOfServer)}
      aside={
        <SegmentedControl<Shown>
          legend={formatMessage(messages.show)}
          isLegendHidden
          segments={[
            { value: 'mine', label: formatMessage(messages.mine) },
            { value: 'all', label: formatMessage(messages.all) },
          ]}
          value={shown}
          onChange={show}
        />
      }
    >
      {!isComplete && (
        <div className={data && siblings && isOfServer ? styles.forOwners : undefined} aria-busy="true">
          <CalendarSkeleton />
        </div>
      )}
      {data && (isComplete || isOfServer) && (
        <div className={classNames(styles.week, isOfServer && audience)}>
          <Week
            key={only ? 'mine' : 'all'}
            coming={data.comingSoon}
            siblings={siblings ?? NOT_KNOWN}
            only={only}
            onShowAll={() => show('all')}
          />
          <SubscribeLinks languages={preferred} />
        </div>
      )}
    </ListLayout>
  );
}

function isShown(languages: PreferredLanguages, only: ReadonlySet<number> | undefined) {
  return ({ title }: ComingSoonTitle) =>
    title !== undefined && languages.includes(title.language) && (only === undefined || only.has(title.titleId));
}

interface WeekProps {
  coming: readonly ComingSoonTitle[];
  siblings: Siblings;
  /** IDs of the titles to show, or undefined for all of them. */
  only: ReadonlySet<number> | undefined;
  onShowAll: () => void;
}

function Week({ coming, siblings, only, onShowAll }: WeekProps) {
  const intl = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const preferred = usePreferredLanguages();
  const now = useNow();
  const { days, later } = useMemo(() => {
    const week = calendarWeek(coming.filter(isShown(preferred, only)), now, timeZone);
    const joined = (chapters: readonly ComingChapter[]) => oneEntryPerWork(chapters, siblings, preferred);
    return { days: week.days.map((day) => ({ ...day, chapters: joined(day.chapters) })), later: joined(week.later) };
  }, [coming, siblings, only, preferred, now, timeZone]);
  const hasLanguageMarks = preferred.length > 1;
  if (later.length === 0 && days.every(({ chapters }) => chapters.length === 0)) {
    return <EmptyCalendar onShowAll={only && onShowAll} />;
  }
  const zone = intl.formatDateToParts(now, { timeZone, timeZoneName: 'long' }).find(({ type }) => type === 'timeZoneName')?.value;
  return (
    <>
      <WeekCalendar days={days} hasLanguageMarks={hasLanguageMarks} isSparse={only !== undefined} />
      <LaterChapters chapters={later} hasLanguageMarks={hasLanguageMarks} />
      <p className={styles.zone}>{intl.formatMessage(messages.zone, { zone: zone ?? timeZone })}</p>
    </>
  );
}
