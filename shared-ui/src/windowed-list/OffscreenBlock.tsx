import type { CSSProperties } from 'react';
import { classNames } from '../styles/classNames';
import { FindableText } from './FindableText';
import type { ListRange } from './listBlocks';
import type { ListFormat } from './listFormat';
import styles from './OffscreenBlock.module.css';

export interface OffscreenBlockProps<Item> {
  format: ListFormat<Item>;
  /** The whole list, and the range of the items in this block. */
  items: readonly Item[];
  range: ListRange;
  /** In pixels, if it was measured. */
  height: number | undefined;
}

/** A block that is far from the screen: a box with the same height, with text that the browser's search can find. */
export function OffscreenBlock<Item>({ format, items, range, height }: OffscreenBlockProps<Item>) {
  const { classes, textOf } = format;
  // React's type does not allow custom properties.
  const style = { height, '--items': range.end - range.start } as CSSProperties;
  return (
    <div className={classNames(styles.far, classes.far)} style={style}>
      {textOf && <FindableText {...{ items, range, textOf }} />}
    </div>
  );
}
