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
  /** In pixels, where it was measured. */
  height: number | undefined;
}

/** A block that is far from the screen: a box of its height, with the text that the browser's search may find. */
export function FarBlock<Item>({ format, items, range, height }: FarBlockProps<Item>) {
  const { classes, textOf } = format;
  // Custom properties are not among the properties that React's type knows.
  const style = { height, '--items': range.end - range.start } as CSSProperties;
  return (
    <div className={classNames(styles.far, classes.far)} style={style}>
      {textOf && <FindableText {...{ items, range, textOf }} />}
    </div>
  );
}
