import { paths } from '@komawari/shared-domain';
import type { ComingSoonTitle } from '@komawari/shared-proto';
import { Link, selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { NextIcon, Shelf } from '@komawari/shared-ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { CardNote, TitleCard } from '../../../title-tile/TitleCard';
import shelfStyles from '../../../title-tile/TitleShelf.module.css';
import { titleLang } from '../../../title-tile/titleLang';
import { clockOf } from '../../../words/clockOf';
import { messages as catalogMessages } from '../../../words/messages';
import styles from './HomeSections.module.css';
import { messages } from './messages';

/** The chapters that come next, and a link to the calendar of all of them (docs/specification.md §2, Home). */
export function ComingSoon({ titles }: { titles: readonly ComingSoonTitle[] }) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  return (
    <section className={styles.coming} aria-labelledby={headingId}>
      <Shelf
        size="large"
        heading={
          <h2 id={headingId} className={shelfStyles.heading}>
            {formatMessage(messages.comingSoon)}
          </h2>
        }
        headingId={headingId}
        previousLabel={formatMessage(catalogMessages.shelfBack)}
        nextLabel={formatMessage(catalogMessages.shelfOn)}
      >
        {titles.map((coming) => (
          <li key={coming.title?.titleId}>
            <ComingCard {...coming} />
          </li>
        ))}
      </Shelf>
      <Link to={paths.calendar()} className={styles.calendar}>
        {formatMessage(messages.calendar)}
        <NextIcon size="small" />
      </Link>
    </section>
  );
}

function ComingCard({ title, nextChapterName, nextChapterStartTimestamp }: ComingSoonTitle) {
  const { formatDate, locale } = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const start = nextChapterStartTimestamp * 1000;
  if (!title) return null;
  return (
    <TitleCard to={paths.title(title.titleId)} imageUrl={title.portraitImageUrl} name={title.name} lang={titleLang(title)}>
      {nextChapterName && <CardNote>{nextChapterName} </CardNote>}
      <CardNote>
        <time dateTime={new Date(start).toISOString()}>
          {formatDate(start, { timeZone, weekday: 'long', day: 'numeric', month: 'short', ...clockOf(locale) })}
        </time>
      </CardNote>
    </TitleCard>
  );
}
