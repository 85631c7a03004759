import type { Chapter } from '@komawari/shared-proto';
import { type ListFormat, WindowedList } from '@komawari/shared-ui';
import { useMemo } from 'react';
import { ChapterRow } from './ChapterRow';
import styles from './ChapterRows.module.css';

const FORMAT: ListFormat<Chapter> = {
  blockLength: 30,
  keyOf: ({ chapterId }) => chapterId,
  textOf: ({ name, subTitle }) => `${name} ${subTitle}`,
  classes: { far: styles.far, cell: styles.cell },
  farHeight: 'css',
};

export interface ChapterRowsProps {
  chapters: readonly Chapter[];
  titleName: string;
  /** BCP 47 tag of the chapters' title. */
  lang: string | undefined;
  now: number;
  /** Whether the list is so long that all rows have the same height and only those near the screen are in the document. */
  isLong: boolean;
  /** The chapter that the reader jumps to. Each jump is a new object. */
  target: { chapterId: number } | undefined;
  onTargetReached: () => void;
}

/** A sequence of chapters. */
export function ChapterRows(props: ChapterRowsProps) {
  const { chapters, titleName, lang, now, isLong, target, onTargetReached } = props;
  const position = useMemo(() => {
    const index = chapters.findIndex(({ chapterId }) => chapterId === target?.chapterId);
    return index < 0 ? undefined : { index };
  }, [chapters, target]);
  if (chapters.length === 0) return null;
  if (isLong) {
    return (
      <WindowedList
        format={FORMAT}
        items={chapters}
        firstShown={FORMAT.blockLength}
        target={position}
        onTargetReached={onTargetReached}
        className={styles.long}
        renderItem={(chapter, cell) => (
          <div {...cell}>
            <ChapterRow {...{ chapter, titleName, lang, now }} />
          </div>
        )}
      />
    );
  }
  return (
    <ul className={styles.rows}>
      {chapters.map((chapter) => (
        <li key={chapter.chapterId}>
          <ChapterRow {...{ chapter, titleName, lang, now }} />
        </li>
      ))}
    </ul>
  );
}
