import type { Chapter } from '@komawari/shared-proto';
import { iconButtonClass, NextIcon } from '@komawari/shared-ui';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { nearestChapter } from '../chapter-rules/nearestChapter';
import styles from './ChapterJump.module.css';
import { messages } from './messages';

export interface ChapterJumpProps {
  chapters: readonly Chapter[];
  onJump: (chapter: Chapter) => void;
}

/** Jumps to a chapter of a long list by its number. A number that is not in the list leads to the nearest one. */
export function ChapterJump({ chapters, onJump }: ChapterJumpProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage(messages.jump);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chapter = nearestChapter(chapters, String(new FormData(event.currentTarget).get('chapter')));
    if (chapter) onJump(chapter);
  }
  return (
    <form className={styles.jump} onSubmit={handleSubmit}>
      <input
        name="chapter"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        inputMode="decimal"
        enterKeyHint="go"
        autoComplete="off"
        maxLength={20}
      />
      <button type="submit" className={iconButtonClass()} aria-label={label}>
        <NextIcon />
      </button>
    </form>
  );
}
