import type { CSSProperties } from 'react';
import { classNames } from '../styles/classNames';
import styles from './FarBlock.module.css';
import { FindableText } from './FindableText';
import type { ListRange } from './listBlocks';
import type { ListFormat } from './listFormat';

export interface FarBlockProps<Item> {
  format: ListFormat<Item>;
  /** The whole list, and which of its items these are. */
  items: readonly Item[];
  range: ListRange;
  /** How many items a whole block of its kind has. */
  length: number;
  /** In pixels, where it was measured. */
  height: number | undefined;
}

/** A block that is far from the screen: a box of its height, with the text that the browser's search may find. */
export function FarBlock<Item>({ format, items, range, length, height }: FarBlockProps<Item>) {
  const { classes, keyOf, textOf } = format;
  const count = range.end - range.start;
  // How high a short last block is depends on its columns, so that it is left to empty cells.
  const isWhole = height !== undefined || count === length;
  // Custom properties are not among the properties that React's type knows.
  const style = { height, '--items': count } as CSSProperties;
  return (
    <div className={classNames(styles.far, isWhole ? classes.far : classes.block)} style={style}>
      {textOf && <FindableText {...{ items, range, textOf }} />}
      {!isWhole && items.slice(range.start, range.end).map((item) => <div key={keyOf(item)} className={classes.cell} />)}
    </div>
  );
}
