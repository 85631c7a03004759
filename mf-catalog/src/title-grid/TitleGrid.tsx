import type { Title } from '@komawari/shared-proto';
import type { CSSProperties, ReactNode } from 'react';
import { type ListKind, LongList } from '../long-list/LongList';
import { LanguageMarks } from '../title-tile/LanguageMarks';
import { TitleTile } from '../title-tile/TitleTile';
import styles from './grid.module.css';

/** What a tile of a long grid shows. */
export interface GridItem {
  title: Title;
  /** Where one title may stand in the grid twice. */
  key?: number;
  /** Selected languages that it is offered in, where several mix. */
  titles?: readonly Title[] | undefined;
  number?: string | undefined;
  badges?: ReactNode;
  note?: string | undefined;
}

export interface TitleGridProps {
  items: readonly GridItem[];
  /** How many are there from the first paint on, and of these, how many covers are asked for at once. */
  firstShown?: number;
  firstCovers?: number;
}

const GRID: ListKind<GridItem> = {
  // Divides by every number of columns that the grid may have (3 to 6), so that a block is always whole rows.
  blockLength: 60,
  keyOf: ({ key, title }) => key ?? title.titleId,
  wordsOf: ({ title }) => `${title.name} ${title.author}`,
  look: { block: styles.grid, far: styles.far, cell: styles.item },
};

/** A grid of covers, of which only those near the screen are in the document. */
export function TitleGrid({ items, firstShown = 60, firstCovers = 6 }: TitleGridProps) {
  // The author, and what stands below.
  const noteLines = items.some((item) => item.note || item.titles) ? 2 : 1;
  return (
    <div className={styles.box} style={{ '--note-lines': noteLines } as CSSProperties}>
      <LongList
        kind={GRID}
        items={items}
        firstShown={firstShown}
        className={styles.blocks}
        render={({ title, titles, number, badges, note }, index) => (
          <TitleTile
            title={title}
            number={number}
            badges={badges}
            note={titles ? <LanguageMarks titles={titles} /> : note}
            isEager={index < firstCovers}
          />
        )}
      />
    </div>
  );
}
