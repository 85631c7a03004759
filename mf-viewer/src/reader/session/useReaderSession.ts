import { type RefObject, useState } from 'react';
import { useIdleCursor } from '../../controls/pointer/useIdleCursor';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { useGuideWords } from '../../stage/guided/useGuideWords';
import { useElementSize } from '../../stage/useElementSize';
import { useWakeLock } from '../device/useWakeLock';
import { useFreshKeys } from '../loading/useFreshKeys';
import { useReadiness } from '../loading/useReadiness';
import { useNotes } from './useNotes';
import { type ReaderControls, useReaderControls } from './useReaderControls';
import { type ReadingView, useReadingView } from './useReadingView';

export interface SessionOptions {
  chapter: ReadingChapter;
  /** The answer to the last question (another resolution) did not come, so this is the one before. */
  isStale: boolean;
  /** Asks for the chapter again. */
  onStaleKeys: () => void;
}

/** One chapter being read. */
export interface ReaderSession {
  chapter: ReadingChapter;
  /** The element that holds all of the viewer. */
  root: RefObject<HTMLDivElement | null>;
  view: ReadingView;
  controls: ReaderControls;
  /** What is said for a moment. */
  note: string | undefined;
  setNote: (note: string | undefined) => void;
  /** Where the reader is, for those who listen. */
  spoken: string;
}

/** Reads a chapter: what is shown, what can be done with it, and what goes on beside it. The layout draws what this answers. */
export function useReaderSession({ chapter, isStale, onStaleKeys }: SessionOptions): ReaderSession {
  const [root, screen] = useElementSize<HTMLDivElement>();
  const view = useReadingView(chapter, screen);
  const controls = useReaderControls(chapter, view, root);
  const [note, setNote] = useState<string>();
  const { shown, sight, peeked } = view;
  useReadiness(chapter, shown, peeked.wanted);
  useFreshKeys(chapter, onStaleKeys);
  useWakeLock();
  useIdleCursor(root);
  useNotes(view, isStale, setNote);
  const spokenPanel = useGuideWords({ guide: sight.guide, page: shown.pageNumber, count: chapter.pageCount, onNote: setNote });
  return { chapter, root, view, controls, note, setNote, spoken: spokenPanel ?? shown.spoken };
}
