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
  /** Whether the stage is mounted below it. */
  hasStage: boolean;
}

/**
 * The layer that shows the first pages before the viewer can render them (`showFirstPages.ts`). It covers the stage until the
 * stage shows the same pages. It renders nothing if the page did not come from the server.
 */
export function FirstPages({ chapter, hasStage }: FirstPagesProps) {
  const isHydrating = useIsHydrating();
  const [search] = useSearchParams();
  const pages = usePages();
  const layer = useRef<HTMLDivElement>(null);
  const [opening] = useState(() => (isHydrating ? openingChapter(chapter) : undefined));
  const [isGone, setIsGone] = useState(!isHydrating);
  // The script's elements are outside React.
  useEffect(() => {
    if (isGone || !hasStage) return;
    // The layer is mounted until `isGone` is true.
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
        // React does not touch its content.
        suppressHydrationWarning
        dangerouslySetInnerHTML={NOTHING}
      />
    </>
  );
}

const NOTHING = { __html: '' };

/** The page that most readers see first. Only their browsers know where they were in the chapter. */
function firstPicture({ leaves }: ReadingChapter, linkedPage: string | null): string | undefined {
  const leaf = leaves[linkedPosition(leaves, linkedPage).leaf];
  return leaf?.kind === 'comic' ? leaf.imageUrl : undefined;
}
