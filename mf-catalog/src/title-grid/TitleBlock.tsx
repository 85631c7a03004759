import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { LanguageMarks } from '../title-tile/LanguageMarks';
import { TitleTile } from '../title-tile/TitleTile';
import styles from './grid.module.css';
import { BLOCK_LENGTH, NEAR_PX } from './titleBlocks';
import type { GridItem } from './TitleGrid';

export interface TitleBlockProps {
  items: readonly GridItem[];
  isFirst: boolean;
  /** The last block may be short, and is as high as its tiles are. */
  isLast: boolean;
}

/** Whole rows of a long grid. Far from the screen it is a box of the same height, whose words the browser's search still finds. */
export function TitleBlock({ items, isFirst, isLast }: TitleBlockProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const comeNear = useCallback(() => setNear(true), []);
  // Where the screen is, the browser knows.
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: `${NEAR_PX}px 0px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (!isNear && !isFirst && !isLast) {
    return (
      <div ref={box} className={styles.far} style={{ '--block-length': BLOCK_LENGTH } as CSSProperties}>
        <FindableWords items={items} onFound={comeNear} />
      </div>
    );
  }
  return (
    <div ref={box} className={styles.near}>
      <ul className={styles.grid}>
        {items.map((item, index) => (
          <li key={item.title.titleId} className={styles.item}>
            <TitleTile
              title={item.title}
              number={item.number}
              note={item.titles ? <LanguageMarks titles={item.titles} /> : item.note}
              isEager={isFirst && index < 6}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FindableWordsProps extends Pick<TitleBlockProps, 'items'> {
  onFound: () => void;
}

/** Hidden from the eye, open to the browser's search. React writes `hidden` as a switch and knows no `beforematch`. */
function FindableWords({ items, onFound }: FindableWordsProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const element = words.current;
    element?.setAttribute('hidden', 'until-found');
    element?.addEventListener('beforematch', onFound);
    return () => element?.removeEventListener('beforematch', onFound);
  }, [onFound]);
  return (
    <p ref={words} hidden>
      {items.map(({ title }) => `${title.name} ${title.author}`).join('\n')}
    </p>
  );
}
