import type { Title } from '@komawari/shared-proto';
import { type CSSProperties, useMemo } from 'react';
import styles from './grid.module.css';
import { TitleBlock } from './TitleBlock';
import { BLOCK_LENGTH } from './titleBlocks';

/** What a tile of a long list shows. */
export interface GridItem {
  title: Title;
  /** Selected languages that it is offered in, where several mix. */
  titles?: readonly Title[];
  number?: string | undefined;
  note?: string | undefined;
}

/**
 * A grid of covers that stays smooth with 10,000 of them: cut into blocks, of which only those near the screen have
 * their tiles in the DOM.
 */
export function TitleGrid({ items }: { items: readonly GridItem[] }) {
  const blocks = useMemo(() => {
    const count = Math.ceil(items.length / BLOCK_LENGTH);
    return Array.from({ length: count }, (_, block) => items.slice(block * BLOCK_LENGTH, (block + 1) * BLOCK_LENGTH));
  }, [items]);
  // The author, and what stands below.
  const noteLines = items.some((item) => item.note || item.titles) ? 2 : 1;
  return (
    <div className={styles.box} style={{ '--note-lines': noteLines } as CSSProperties}>
      {blocks.map((block, index) => (
        <TitleBlock key={block[0]!.title.titleId} items={block} isFirst={index === 0} isLast={index === blocks.length - 1} />
      ))}
    </div>
  );
}
