import { type RefObject, useState } from 'react';
import { useSaveExitPosition } from '../../chapter/position/useSaveExitPosition';
import type { BarPanel } from '../../controls/bars/TopBar';
import { useIdleCursor } from '../../controls/pointer/useIdleCursor';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { useGuideAnnouncements } from '../../stage/guided/useGuideAnnouncements';
import { useElementSize } from '../../stage/useElementSize';
import type { PrerenderTarget } from '../ahead/mountedChapters';
import { usePrerenderAdjacent } from '../ahead/usePrerenderAdjacent';
import { useWakeLock } from '../device/useWakeLock';
import { usePrefetch } from '../loading/usePrefetch';
import { useRefetchOnCorrupt } from '../loading/useRefetchOnCorrupt';
import { type Sharpening, useSharperPictures } from '../loading/useSharperPictures';
import { useFurthestPage } from './useFurthestPage';
import { useMissingToast } from './useMissingToast';
import { type ReaderControls, useReaderControls } from './useReaderControls';
import { type ReadingView, useReadingView } from './useReadingView';
import { useToasts } from './useToasts';

export interface SessionOptions {
  chapter: ReadingChapter;
  /** The last request (another resolution) failed, so this is the previous answer. */
  isStale: boolean;
  /** Requests the chapter again. */
  onCorrupt: () => void;
  /** The panel that was requested before the reader was ready. */
  firstPanel: BarPanel | undefined;
  /** Renders another chapter before it is opened. `undefined` removes it. */
  onAhead: (ahead: PrerenderTarget | undefined) => void;
}

/** The session of one open chapter. */
export interface ReaderSession {
  chapter: ReadingChapter;
  /** The root element of the viewer. */
  root: RefObject<HTMLDivElement | null>;
  view: ReadingView;
  controls: ReaderControls;
  sharpening: Sharpening;
  furthestPage: RefObject<number>;
  /** The message that is shown briefly. */
  toast: string | undefined;
  setToast: (toast: string | undefined) => void;
  /** The reader's position, for screen readers. */
  announcement: string;
}

/** Everything for reading a chapter: what is shown, the controls, and background work. The layout renders the result. */
export function useReaderSession({ chapter, isStale, onCorrupt, firstPanel, onAhead }: SessionOptions): ReaderSession {
  const [root, screen] = useElementSize<HTMLDivElement>();
  const view = useReadingView(chapter, screen);
  const controls = useReaderControls(chapter, view, root, firstPanel);
  const [toast, setToast] = useState<string>();
  const { shown, analyzed, peeked } = view;
  const sharpening = useSharperPictures(chapter, shown);
  const nextLeaves = usePrefetch(chapter, shown, { peeked: peeked.queue, sharper: sharpening.pictures });
  usePrerenderAdjacent(chapter.next?.chapterId, nextLeaves, onAhead);
  useSaveExitPosition(chapter, view.position.exact, shown.last);
  useRefetchOnCorrupt(chapter, onCorrupt);
  const furthestPage = useFurthestPage(shown.lastNumber);
  useWakeLock();
  useIdleCursor(root);
  useToasts(view, isStale, setToast);
  useMissingToast(chapter, setToast);
  const panelAnnouncement = useGuideAnnouncements({
    guide: analyzed.guide,
    page: shown.pageNumber,
    count: chapter.pageCount,
    onToast: setToast,
  });
  const announcement = panelAnnouncement ?? shown.announcement;
  return { chapter, root, view, controls, sharpening, furthestPage, toast, setToast, announcement };
}
