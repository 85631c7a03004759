import type { Title } from '@komawari/shared-proto';
import { type ListFormat, WindowedList } from '@komawari/shared-ui';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { LanguageMarks } from '../title-tile/LanguageMarks';
import type { ListedTitle } from '../title-tile/placeholderTitle';
import { TitleTile } from '../title-tile/TitleTile';
import styles from './grid.module.css';

/** What a tile of a long grid shows. */
export interface GridTile {
  title: ListedTitle;
  /** Needed if the same title may be in the grid twice. */
  key?: number;
  /** Selected languages in which the title is available, if the grid mixes several. */
  titles?: readonly Pick<Title, 'language'>[] | undefined;
  number?: string | undefined;
  badges?: ReactNode;
  note?: string | undefined;
}

export interface TitleGridProps<Item> {
  /** The items as the answer has them. Ten thousand tile objects would double them. */
  items: readonly Item[];
  /** Called when a tile renders. Must stay the same function while the tiles are the same. */
  tileOf: (item: Item) => GridTile;
  /** Whether tiles have a line below the author. */
  hasNotes: boolean;
  /** How many tiles render from the first paint on, and how many of their covers load at once. */
  firstShown?: number;
  firstCovers?: number;
  /** How wide the covers are (HTML's `sizes`), if the grid's own columns do not determine it. */
  sizes?: string | undefined;
}

/** A grid of covers. Only those near the screen are in the document. */
export function TitleGrid<Item>({ items, tileOf, hasNotes, firstShown = 60, firstCovers = 6, sizes }: TitleGridProps<Item>) {
  const format = useMemo(() => gridFormat(tileOf), [tileOf]);
  // React's type does not include custom properties.
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
    // Divisible by every number of columns that the grid may have (3 to 6), so that a block always has whole rows.
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
