import { paths } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { useNavigate } from '@komawari/shared-state';
import type { RefObject } from 'react';
import { useTicketQuestion } from '../../chapter/tickets/TicketQuestion';
import type { Bars } from '../../controls/bars/useBars';
import { adjacentChapter } from '../../model/chapter/adjacentChapter';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { KEY_ZOOM } from '../../model/framing/zoomSteps';
import { type HeldAction, inReadingOrder, type ViewerAction } from '../../model/input/actions';
import type { ChapterStepState } from '../../model/position/chapterStepState';
import type { PageFit, TitleSettings, ViewerMode } from '../../model/settings/viewerSettings';
import type { Peek } from '../../peek/usePeek';
import { useSettingsChange } from '../../settings/useSettingsChange';
import type { StageHandle } from '../../stage/StageHandle';
import type { Panel } from './usePanel';

interface Options {
  chapter: ReadingChapter;
  settings: TitleSettings;
  mode: ViewerMode;
  stage: RefObject<StageHandle | null>;
  bars: Bars;
  peek: Peek;
  setPanel: (panel: Panel) => void;
  openPageMenu: () => void;
  toggleFullscreen: () => void;
  hold: (action: HeldAction, isHeld: boolean) => void;
}

const FITS: readonly PageFit[] = ['page', 'width', 'height'];

export interface ReaderActions {
  perform: (action: ViewerAction) => void;
  /** Opens the next or the previous chapter. Only the ticket dialog may come before it. */
  readOn: (by: 1 | -1) => void;
}

/** The effect of each action. Keys, taps and buttons all use it. */
export function useReaderActions(options: Options): ReaderActions {
  const { chapter, settings, mode, stage: ref, bars, peek, setPanel, openPageMenu, toggleFullscreen, hold } = options;
  const navigate = useNavigate();
  const change = useSettingsChange(chapter.titleId);
  const asks = useTicketQuestion();
  const open = (next: Chapter | undefined, step: Omit<ChapterStepState, 'from'>) => {
    if (!next || asks(next)) return;
    const state = { from: chapter.chapterName, ...step } satisfies ChapterStepState;
    void navigate(paths.viewer(next.chapterId), { state });
  };
  // A reader who chooses a page layout wants to see pages, even from within a strip.
  const showPages = (layout: TitleSettings['layout']) =>
    chapter.isVerticalOnly || change({ mode: 'horizontal', layout, isGuided: false });
  const isPaged = mode === 'horizontal' && !settings.isGuided;
  const perform: Record<ViewerAction, () => unknown> = {
    next: () => ref.current?.step(1),
    previous: () => ref.current?.step(-1),
    left: () => ref.current?.turn(inReadingOrder('left', chapter.isRtl) === 'next' ? 1 : -1),
    right: () => ref.current?.turn(inReadingOrder('right', chapter.isRtl) === 'next' ? 1 : -1),
    scrollDown: () => ref.current?.scroll(settings.scrollPercent / 100),
    scrollUp: () => ref.current?.scroll(-settings.scrollPercent / 100),
    first: () => ref.current?.go(0),
    last: () => ref.current?.go(chapter.leaves.length - 1),
    nextChapter: () => open(chapter.next, { by: 1, isJump: true }),
    previousChapter: () => open(chapter.previous, { by: -1, isJump: true }),
    toggleBars: () => bars.send({ kind: 'toggled' }),
    toggleFullscreen,
    toggleHelp: () => setPanel('keys'),
    toggleOverview: () => setPanel('overview'),
    goToPage: () => setPanel('goToPage'),
    openChapters: () => setPanel('chapters'),
    openSettings: () => setPanel('settings'),
    openPageMenu,
    openComments: () => navigate(paths.comments(chapter.chapterId)),
    toggleMode: () =>
      chapter.isVerticalOnly || change({ mode: mode === 'vertical' ? 'horizontal' : 'vertical', isGuided: false }),
    toggleGuided: () => chapter.isVerticalOnly || change({ isGuided: !settings.isGuided }),
    pagesSingle: () => showPages('single'),
    pagesDouble: () => showPages('double'),
    shiftSpread: () => isPaged && change({ isShifted: !settings.isShifted }),
    // A strip has no pages to fit, and a setting must not change without a visible effect.
    cycleFit: () => isPaged && change({ fit: FITS[(FITS.indexOf(settings.fit) + 1) % FITS.length] }),
    zoomIn: () => ref.current?.zoom(KEY_ZOOM),
    zoomOut: () => ref.current?.zoom(1 / KEY_ZOOM),
    zoomFit: () => ref.current?.zoom(null),
    magnify: () => hold('magnify', true),
    peek: () => hold('peek', true),
    // Closes the top layer first. A pinned language is such a layer.
    leave: () => (peek.isPinned ? peek.pin(false) : navigate(paths.title(chapter.titleId))),
  };
  return {
    perform: (action) => void perform[action](),
    // The chapter is looked up only now: which chapters are readable depends on the time.
    readOn: (by) => open(adjacentChapter(chapter, by, Date.now() / 1000), { by }),
  };
}
