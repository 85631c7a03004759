import { Sheet, Switch } from '@komawari/shared-ui';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGetMangaViewerQuery } from '../../chapter/viewerApi';
import { PagesProvider, usePages } from '../../images/PagesProvider';
import { type ComicLeaf, isComic, leafOfPageNumber, leavesOf } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { GoToPage } from './GoToPage';
import { messages } from './messages';
import styles from './Overview.module.css';
import { Thumbnail } from './Thumbnail';

export interface OverviewProps {
  chapter: ReadingChapter;
  isOpen: boolean;
  /** The reader is about to type a page number. */
  isByNumber: boolean;
  onClose: () => void;
  /** The numbers of the first and the last visible page. */
  shown: { pageNumber: number; lastNumber: number };
  /** Pages after this one have not been read yet. */
  furthestPage: RefObject<number>;
  onGo: (leaf: number) => void;
}

/**
 * All pages at a glance, in low quality. Pages that have not been read yet are covered. Readers recognize pages by sight more
 * than by number.
 */
export function Overview({ chapter, isOpen, isByNumber, onClose, shown, furthestPage, onGo }: OverviewProps) {
  const { formatMessage } = useIntl();
  const [isCovered, setIsCovered] = useState(true);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={formatMessage(messages.heading)} closeLabel={formatMessage(messages.close)}>
      <GoToPage
        {...{ pageNumber: shown.pageNumber, pageCount: chapter.pageCount }}
        isFirst={isByNumber}
        onGo={(page) => onGo(leafOfPageNumber(chapter.leaves, page))}
      />
      <Switch label={formatMessage(messages.veil)} checked={isCovered} onChange={setIsCovered} />
      {/* A provider of its own: its pictures are released when it closes, and those of the stage stay. */}
      <PagesProvider>
        <ThumbnailGrid {...{ chapter, shown, furthestPage, isCovered, onGo }} opensAtPage={!isByNumber} />
      </PagesProvider>
    </Sheet>
  );
}

interface ThumbnailGridProps extends Pick<OverviewProps, 'chapter' | 'shown' | 'furthestPage' | 'onGo'> {
  isCovered: boolean;
  /** Otherwise it opens at the field above, where the reader types a number. */
  opensAtPage: boolean;
}

function ThumbnailGrid({ chapter, shown, furthestPage, isCovered, opensAtPage, onGo }: ThumbnailGridProps) {
  const { data } = useGetMangaViewerQuery({ chapterId: chapter.chapterId, quality: 'low' });
  const pages = useMemo(() => (data ? leavesOf(data) : chapter.leaves).filter(isComic), [data, chapter]);
  // The reader does not read on while the overview is open.
  const [furthest] = useState(() => furthestPage.current);
  const current = useRef<HTMLLIElement>(null);
  const see = useSeenThumbnails(data ? pages : []);
  const opening = useRef(opensAtPage);
  useEffect(() => {
    if (opening.current) current.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return (
    <ol className={styles.grid} dir={chapter.isRtl ? 'rtl' : 'ltr'}>
      {pages.map((leaf) => {
        const isCurrent = shown.pageNumber <= leaf.number && leaf.number <= shown.lastNumber;
        return (
          <li key={leaf.index} ref={leaf.number === shown.pageNumber ? current : undefined}>
            <Thumbnail
              leaf={leaf}
              isCurrent={isCurrent}
              isCovered={isCovered && leaf.number > furthest}
              onSeen={see}
              onChoose={() => onGo(leaf.index)}
            />
          </li>
        );
      })}
    </ol>
  );
}

/** Loads only the thumbnails that are visible. */
function useSeenThumbnails(pages: readonly ComicLeaf[]): (index: number, isSeen: boolean) => void {
  const pipeline = usePages();
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  // The pipeline is outside React.
  useEffect(() => void pipeline.setQueue(pages.filter(({ index }) => seen.has(index))), [pipeline, pages, seen]);
  return useRef((index: number, isSeen: boolean) =>
    setSeen((last) => {
      const next = new Set(last);
      if (isSeen) next.add(index);
      else next.delete(index);
      return next;
    }),
  ).current;
}
