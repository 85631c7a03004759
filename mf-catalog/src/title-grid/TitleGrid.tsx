import type { Title } from '@komawari/shared-proto';
import { useMemo } from 'react';
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
  return (
    <div className={styles.box}>
      {blocks.map((block, index) => (
        <TitleBlock key={block[0]!.title.titleId} items={block} isFirst={index === 0} isLast={index === blocks.length - 1} />
      ))}
    </div>
  );
}
