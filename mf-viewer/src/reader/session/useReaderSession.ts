import { type RefObject, useState } from 'react';
import { useLeavePosition } from '../../chapter/position/useLeavePosition';
import type { BarPanel } from '../../controls/bars/TopBar';
import { useIdleCursor } from '../../controls/pointer/useIdleCursor';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { useGuideAnnouncements } from '../../stage/guided/useGuideAnnouncements';
import { useElementSize } from '../../stage/useElementSize';
import type { ChapterAhead } from '../ahead/drawnChapters';
import { useDrawnBeside } from '../ahead/useDrawnBeside';
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
  /** The answer to the last question (another resolution) did not come, so this is the one before. */
  isStale: boolean;
  /** Asks for the chapter again. */
  onCorrupt: () => void;
  /** What was pressed before the reader was there. */
  firstPanel: BarPanel | undefined;
  /** Has another chapter drawn before it is opened, or none any more. */
  onAhead: (ahead: ChapterAhead | undefined) => void;
}

/** One chapter being read. */
export interface ReaderSession {
  chapter: ReadingChapter;
  /** The element that holds all of the viewer. */
  root: RefObject<HTMLDivElement | null>;
  view: ReadingView;
  controls: ReaderControls;
  sharpening: Sharpening;
  furthestPage: RefObject<number>;
  /** The message that is shown for a moment. */
  toast: string | undefined;
  setToast: (toast: string | undefined) => void;
  /** Where the reader is, for screen readers. */
  announcement: string;
}

/** Reads a chapter: what is shown, what can be done with it, and what goes on beside it. The layout draws what this answers. */
export function useReaderSession({ chapter, isStale, onCorrupt, firstPanel, onAhead }: SessionOptions): ReaderSession {
  const [root, screen] = useElementSize<HTMLDivElement>();
  const view = useReadingView(chapter, screen);
  const controls = useReaderControls(chapter, view, root, firstPanel);
  const [toast, setToast] = useState<string>();
  const { shown, analyzed, peeked } = view;
  const sharpening = useSharperPictures(chapter, shown);
  const nextLeaves = usePrefetch(chapter, shown, { peeked: peeked.queue, sharper: sharpening.pictures });
  useDrawnBeside(chapter.next?.chapterId, nextLeaves, onAhead);
  useLeavePosition(chapter, view.position.exact, shown.last);
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
