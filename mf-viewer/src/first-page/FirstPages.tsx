import { useIsHydrating, useSearchParams } from '@komawari/shared-state';
import { useEffect, useRef, useState } from 'react';
import { usePages } from '../images/PagesProvider';
import type { ReadingChapter } from '../model/chapter/readingChapter';
import { openingChapter } from '../model/opening/openingChapter';
import { linkedPosition } from '../model/position/position';
import styles from './FirstPages.module.css';
import { untilDrawn } from './untilDrawn';

export interface FirstPagesProps {
  chapter: ReadingChapter;
  /** Whether the stage is below it. */
  hasStage: boolean;
}

/**
 * The layer in which the first pages stand before the viewer can draw them (`showFirstPages.ts`). It lies over the stage until
 * the stage shows the same, and is nothing where the page did not come from the server.
 */
export function FirstPages({ chapter, hasStage }: FirstPagesProps) {
  const isHydrating = useIsHydrating();
  const [search] = useSearchParams();
  const pages = usePages();
  const layer = useRef<HTMLDivElement>(null);
  const [opening] = useState(() => (isHydrating ? openingChapter(chapter) : undefined));
  const [isGone, setIsGone] = useState(!isHydrating);
  // What a script drew before React is outside of React.
  useEffect(() => {
    if (isGone || !hasStage) return;
    // It is mounted until it is gone.
    return untilDrawn(layer.current!, pages, () => setIsGone(true));
  }, [isGone, hasStage, pages]);
  if (isGone || !opening) return null;
  const first = isHydrating && firstPicture(chapter, search.get('p'));
  return (
    <>
      {first && <link rel="preload" as="fetch" crossOrigin="anonymous" fetchPriority="high" href={first} />}
      <div
        ref={layer}
        className={styles.layer}
        data-first-pages={JSON.stringify(opening)}
        aria-hidden="true"
        // React leaves alone what stands in it.
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
      />
    </>
  );
}

const NOTHING = { __html: '' };

/** What most readers see first: where they have been in the chapter is known to their browsers alone. */
function firstPicture({ leaves }: ReadingChapter, linkedPage: string | null): string | undefined {
  const leaf = leaves[linkedPosition(leaves, linkedPage).leaf];
  return leaf?.kind === 'comic' ? leaf.imageUrl : undefined;
}
