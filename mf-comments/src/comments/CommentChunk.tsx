import { type ReactNode, useCallback, useState } from 'react';
import styles from './CommentList.module.css';

/** Some screens each way: a chunk is back before the reader is, also after a swift swipe. */
const MARGIN = '3000px 0px';

/**
 * A stretch of a long list. Far from the screen it is an empty box of the same height,
 * so that the document stays small however far somebody reads.
 */
export function CommentChunk({ children }: { children: ReactNode }) {
  const [awayHeight, setAwayHeight] = useState<number>();
  const watch = useCallback((list: HTMLElement | null) => {
    if (!list) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        if (isIntersecting) setAwayHeight(undefined);
        // What has the focus stays, wherever it was scrolled to.
        else if (!list.contains(document.activeElement)) setAwayHeight((height) => height ?? boundingClientRect.height);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, []);
  if (awayHeight !== undefined) return <div ref={watch} style={{ height: awayHeight }} aria-hidden="true" />;
  return (
    <ol ref={watch} className={styles.chunk}>
      {children}
    </ol>
  );
}
