import type { CSSProperties } from 'react';
import { classNames } from '../styles/classNames';
import styles from './FarBlock.module.css';
import { FindableText } from './FindableText';
import type { ListFormat } from './listFormat';

export interface FarBlockProps<Item> {
  format: ListFormat<Item>;
  items: readonly Item[];
  /** How many items a whole block of its kind has. */
  length: number;
  /** In pixels, where it was measured. */
  height: number | undefined;
}

/** A block that is far from the screen: a box of its height, with the text that the browser's search may find. */
export function FarBlock<Item>({ format, items, length, height }: FarBlockProps<Item>) {
  const { classes, keyOf, textOf } = format;
  // How high a short last block is depends on its columns, so that it is left to empty cells.
  const isWhole = height !== undefined || items.length === length;
  // Custom properties are not among the properties that React's type knows.
  const style = { height, '--items': items.length } as CSSProperties;
  return (
    <div className={classNames(styles.far, isWhole ? classes.far : classes.block)} style={style}>
      {textOf && <FindableText items={items} textOf={textOf} />}
      {!isWhole && items.map((item) => <div key={keyOf(item)} className={classes.cell} />)}
    </div>
  );
}
