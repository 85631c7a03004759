import { Link, paths, selectProgressByTitle, useAppSelector } from '@komawari/shared-state';
import { Image, Shelf } from '@komawari/shared-ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../../messages';
import { messages } from '../messages';
import styles from './ContinueReading.module.css';
import { lastRead } from './lastRead';

/** Where the reader left off, with no account: a row that is there only when there is something to continue. */
export function ContinueReading() {
  const { formatMessage } = useIntl();
  const headingId = useId();
  const places = lastRead(useAppSelector(selectProgressByTitle));
  if (places.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <Shelf
        size="large"
        heading={
          <h2 id={headingId} className={styles.heading}>
            {formatMessage(messages.continueReading)}
          </h2>
        }
        headingId={headingId}
        previousLabel={formatMessage(catalogMessages.shelfBack)}
        nextLabel={formatMessage(catalogMessages.shelfOn)}
      >
        {places.map((place) => (
          <li key={place.titleId}>
            <Link to={paths.viewer(place.chapterId)} className={styles.card}>
              <span className={styles.cover}>
                <Image src={place.portraitImageUrl} alt="" ratio="2 / 3" isEager />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{place.titleName}</span>{' '}
                <span className={styles.place}>
                  {formatMessage(messages.place, {
                    chapter: place.chapterName,
                    page: place.page + 1,
                    pages: place.pageCount,
                  })}
                </span>
                <progress
                  className={styles.bar}
                  max={place.pageCount}
                  value={Math.min(place.page + 1, place.pageCount)}
                  aria-hidden="true"
                />
              </span>
            </Link>
          </li>
        ))}
      </Shelf>
    </section>
  );
}
