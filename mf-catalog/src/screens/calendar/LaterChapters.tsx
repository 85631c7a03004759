import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { ComingChapter } from './calendarWeek';
import { EntryList } from './EntryList';
import { messages } from './messages';
import styles from './SubscribeLinks.module.css';

/** The chapters after this week. */
export function LaterChapters({ chapters, hasLanguageMarks }: { chapters: readonly ComingChapter[]; hasLanguageMarks: boolean }) {
  const { formatMessage } = useIntl();
  const headingId = useId();
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {formatMessage(messages.later)}
      </h2>
      <EntryList chapters={chapters} hasLanguageMarks={hasLanguageMarks} hasDates />
    </section>
  );
}
