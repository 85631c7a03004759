import { Rating, type TitleDetailView, UpdateTiming } from '@komawari/shared-proto';
import { selectTimeZone, useAppSelector } from '@komawari/shared-state';
import { Badge, ClockIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { titleLang } from '../../../title-tile/titleLang';
import { clockOf } from '../../../words/clockOf';
import { messages } from './messages';
import { pluralCount } from './pluralCount';
import styles from './TitleFacts.module.css';

/** Rating, schedule, views and notes: what a reader wants to know before the first page. */
export function TitleFacts({ view }: { view: TitleDetailView }) {
  const intl = useIntl();
  const timeZone = useAppSelector(selectTimeZone);
  const { numberOfViews, nextTimeStamp } = view;
  const notes = [view.viewingPeriodDescription, view.nonAppearanceInfo].filter(Boolean);
  return (
    <div className={styles.facts}>
      <ul className={styles.list}>
        {view.isSimulReleased && (
          <li>
            <Badge tone="new">{intl.formatMessage(messages.simulRelease)}</Badge>
          </li>
        )}
        <li className={styles.schedule}>
          <ClockIcon size="small" />
          {intl.formatMessage(messages.schedule, { timing: nameOf(UpdateTiming, view.updateTiming) })}
        </li>
        <li>{intl.formatMessage(messages.rating, { rating: nameOf(Rating, view.rating) })}</li>
        {numberOfViews > 0 && (
          <li>
            {intl.formatMessage(messages.views, {
              count: pluralCount(numberOfViews),
              views: intl.formatNumber(numberOfViews, { notation: 'compact' }),
            })}
          </li>
        )}
      </ul>
      {nextTimeStamp > 0 && (
        <p className={styles.next}>
          {intl.formatMessage(messages.nextChapter, {
            date: intl.formatDate(nextTimeStamp * 1000, {
              timeZone,
              weekday: 'short',
              day: 'numeric',
              month: 'short',
              ...clockOf(intl.locale),
            }),
          })}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className={styles.note} lang={view.title && titleLang(view.title)}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** Returns the wire's name of an enum value. The messages use it in their `select`. */
function nameOf(values: Readonly<Record<string, number>>, value: number): string {
  return Object.keys(values).find((name) => values[name] === value) ?? 'other';
}
