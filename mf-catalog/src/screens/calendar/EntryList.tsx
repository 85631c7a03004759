import { Button } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CalendarEntry } from './CalendarEntry';
import type { ComingChapter } from './calendarWeek';
import styles from './EntryList.module.css';
import { messages } from './messages';

export interface EntryListProps {
  chapters: readonly ComingChapter[];
  hasLanguageMarks: boolean;
  hasDates?: boolean;
}

/** A large site has a thousand chapters a day. This many are shown, and more on request. */
const FIRST_SHOWN = 12;
const MORE_SHOWN = 60;

/** Coming chapters, soonest first. */
export function EntryList({ chapters, hasLanguageMarks, hasDates }: EntryListProps) {
  const { formatMessage } = useIntl();
  const [most, setMost] = useState(FIRST_SHOWN);
  const left = Math.min(chapters.length - most, MORE_SHOWN);
  return (
    <>
      <ul className={hasDates ? styles.rows : styles.column}>
        {chapters.slice(0, most).map((chapter, index) => (
          <li key={`${chapter.title.titleId} ${chapter.startMs}`}>
            <CalendarEntry
              chapter={chapter}
              hasLanguageMark={hasLanguageMarks}
              hasDate={hasDates}
              isEager={!hasDates && index === 0}
            />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button size="small" onClick={() => setMost(most + left)}>
          {formatMessage(messages.more, { count: left })}
        </Button>
      )}
    </>
  );
}
