import { calendarDay, paths } from '@komawari/shared-domain';
import { selectTimeZone, useAppSelector, useNow } from '@komawari/shared-state';
import { Shelf } from '@komawari/shared-ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CardNote, TitleCard } from '../title-tile/TitleCard';
import shelfStyles from '../title-tile/TitleShelf.module.css';
import { titleLang } from '../title-tile/titleLang';
import { clockOf } from '../words/clockOf';
import { messages as catalogMessages } from '../words/messages';
import type { LeavingChapter } from './leavingChapters';
import { messages } from './messages';

/** Chapters that the reader may be sorry to miss, each with its end date. Renders nothing if there are none. */
export function LeavingShelf({ chapters }: { chapters: readonly LeavingChapter[] }) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Shelf
        size="large"
        heading={
          <h2 id={headingId} className={shelfStyles.heading}>
            {formatMessage(messages.heading)}
          </h2>
        }
        headingId={headingId}
        previousLabel={formatMessage(catalogMessages.shelfBack)}
        nextLabel={formatMessage(catalogMessages.shelfOn)}
      >
        {chapters.map((chapter) => (
          <li key={chapter.chapterId}>
            <LeavingCard {...chapter} />
          </li>
        ))}
      </Shelf>
    </section>
  );
}

function LeavingCard({ title, chapterId, chapterName, endMs }: LeavingChapter) {
  const { formatDate, formatMessage, locale } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const now = useNow();
  const clock = clockOf(locale);
  const left = formatMessage(messages.left, {
    days: calendarDay(endMs, timeZone) - calendarDay(now, timeZone),
    time: formatDate(endMs, { timeZone, ...clock }),
    date: formatDate(endMs, { timeZone, ...clock, weekday: 'short', day: 'numeric', month: 'short' }),
  });
  return (
    <TitleCard to={paths.viewer(chapterId)} imageUrl={title.portraitImageUrl} name={title.name} lang={titleLang(title)}>
      <CardNote>{chapterName} </CardNote>
      <CardNote isUrgent>
        <time dateTime={new Date(endMs).toISOString()}>{left}</time>
      </CardNote>
    </TitleCard>
  );
}
