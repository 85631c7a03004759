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

/** Below names, facts and what to press no screen has room for more; a phone has for none. */
const ON_FIRST_SCREEN = 3;

export interface ChapterRowsProps {
  chapters: readonly Chapter[];
  titleName: string;
  /** BCP 47 of the title that they are chapters of. */
  lang: string | undefined;
  now: number;
  /** How many chapters stand above these. */
  above: number;
  /** Of a list so long that all its rows are of one height, and only those near the screen are in the document. */
  isLong: boolean;
  /** The chapter that the reader goes to: a new object for every time. */
  target: { chapterId: number } | undefined;
  onTargetReached: () => void;
}

/** A run of chapters. */
export function ChapterRows(props: ChapterRowsProps) {
  const { chapters, titleName, lang, now, above, isLong, target, onTargetReached } = props;
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
            <ChapterRow {...{ chapter, titleName, lang, now }} isBelow={above + cell['aria-posinset'] > ON_FIRST_SCREEN} />
          </div>
        )}
      />
    );
  }
  return (
    <ul className={styles.rows}>
      {chapters.map((chapter, index) => (
        <li key={chapter.chapterId}>
          <ChapterRow {...{ chapter, titleName, lang, now }} isBelow={above + index >= ON_FIRST_SCREEN} />
        </li>
      ))}
    </ul>
  );
}
