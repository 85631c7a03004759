import type { Chapter } from '@komawari/shared-proto';
import { useMemo } from 'react';
import { type ListKind, LongList } from '../../../long-list/LongList';
import { ChapterRow } from './ChapterRow';
import styles from './ChapterRows.module.css';

const ROWS: ListKind<Chapter> = {
  blockLength: 30,
  keyOf: ({ chapterId }) => chapterId,
  wordsOf: ({ name, subTitle }) => `${name} ${subTitle}`,
  look: { block: undefined, far: styles.far, cell: styles.cell },
};

export interface ChapterRowsProps {
  chapters: readonly Chapter[];
  now: number;
  /** Of a list so long that all its rows are of one height, and only those near the screen are in the document. */
  isLong: boolean;
  /** The chapter that the reader goes to: a new object for every time. */
  wanted: { chapterId: number } | undefined;
}

/** A run of chapters. */
export function ChapterRows({ chapters, now, isLong, wanted }: ChapterRowsProps) {
  const place = useMemo(() => {
    const index = chapters.findIndex(({ chapterId }) => chapterId === wanted?.chapterId);
    return index < 0 ? undefined : { index };
  }, [chapters, wanted]);
  if (chapters.length === 0) return null;
  if (isLong) {
    return (
      <LongList
        kind={ROWS}
        items={chapters}
        firstShown={ROWS.blockLength}
        wanted={place}
        className={styles.long}
        render={(chapter) => <ChapterRow chapter={chapter} now={now} />}
      />
    );
  }
  return (
    <ul className={styles.rows}>
      {chapters.map((chapter) => (
        <li key={chapter.chapterId}>
          <ChapterRow chapter={chapter} now={now} />
        </li>
      ))}
    </ul>
  );
}
