import type { Title } from '@komawari/shared-proto';
import { type ListFormat, WindowedList } from '@komawari/shared-ui';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import type { ListedTitle } from '../title-tile/knownTitle';
import { LanguageMarks } from '../title-tile/LanguageMarks';
import { TitleTile } from '../title-tile/TitleTile';
import styles from './grid.module.css';

/** What a tile of a long grid shows. */
export interface GridTile {
  title: ListedTitle;
  /** Where one title may stand in the grid twice. */
  key?: number;
  /** Selected languages that it is offered in, where several mix. */
  titles?: readonly Pick<Title, 'language'>[] | undefined;
  number?: string | undefined;
  badges?: ReactNode;
  note?: string | undefined;
}

export interface TitleGridProps<Item> {
  /** As the answer has them: ten thousand tiles would be as many objects beside it. */
  items: readonly Item[];
  /** Made when a tile is drawn. The same function for as long as the tiles are the same. */
  tileOf: (item: Item) => GridTile;
  /** Whether tiles have a line below the author. */
  hasNotes: boolean;
  /** How many are there from the first paint on, and of these, how many covers are asked for at once. */
  firstShown?: number;
  firstCovers?: number;
  /** How wide the covers are shown, where the grid's own columns do not say it: HTML's `sizes`. */
  sizes?: string | undefined;
}

/** A grid of covers, of which only those near the screen are in the document. */
export function TitleGrid<Item>({ items, tileOf, hasNotes, firstShown = 60, firstCovers = 6, sizes }: TitleGridProps<Item>) {
  const format = useMemo(() => gridFormat(tileOf), [tileOf]);
  // Custom properties are not among the properties that React's type knows.
  const style = { '--note-lines': hasNotes ? 2 : 1 } as CSSProperties;
  return (
    <div className={styles.box} style={style}>
      <WindowedList
        format={format}
        items={items}
        firstShown={firstShown}
        className={styles.blocks}
        renderItem={(item, cell) => {
          const { title, titles, number, badges, note } = tileOf(item);
          return (
            <div {...cell}>
              <TitleTile
                title={title}
                number={number}
                badges={badges}
                note={titles ? <LanguageMarks titles={titles} /> : note}
                isEager={cell['aria-posinset'] <= firstCovers}
                sizes={sizes}
              />
            </div>
          );
        }}
      />
    </div>
  );
}

function gridFormat<Item>(tileOf: (item: Item) => GridTile): ListFormat<Item> {
  return {
    // Divides by every number of columns that the grid may have (3 to 6), so that a block is always whole rows.
    blockLength: 60,
    keyOf: (item) => {
      const { key, title } = tileOf(item);
      return key ?? title.titleId;
    },
    textOf: (item) => {
      const { title } = tileOf(item);
      return `${title.name} ${title.author}`;
    },
    classes: { block: styles.grid, far: styles.far, cell: styles.item },
    farHeight: 'css',
  };
}
