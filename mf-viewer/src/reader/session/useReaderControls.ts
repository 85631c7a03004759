import { useAppSelector } from '@komawari/shared-state';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BarPanel } from '../../controls/bars/TopBar';
import { type Bars, useBars } from '../../controls/bars/useBars';
import { useKeys } from '../../controls/keys/useKeys';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { HeldAction, ViewerAction } from '../../model/input/actions';
import { isNearEnd } from '../../model/position/position';
import { type PageMenuState, usePageMenu } from '../../panels/page-menu/usePageMenu';
import { selectHasLetterKeys, selectKeyMap } from '../../settings/viewerSlice';
import { useEinkTurns } from '../../stage/eink/useEinkTurns';
import { type Taps, useTaps } from '../../stage/input/useTaps';
import { useMagnifier } from '../../stage/magnifier/useMagnifier';
import type { StageHandle } from '../../stage/StageHandle';
import { useFullscreen } from '../device/useFullscreen';
import { type Panel, usePanel } from './usePanel';
import { useReaderActions } from './useReaderActions';
import type { ReadingView } from './useReadingView';

export interface ReaderControls {
  stage: RefObject<StageHandle | null>;
  bars: Bars;
  panel: Panel | undefined;
  openPanel: (panel: Panel | undefined) => void;
  pageMenu: PageMenuState;
  fullscreen: ReturnType<typeof useFullscreen>;
  magnifier: ReturnType<typeof useMagnifier>;
  taps: Taps;
  onScrolled: (by: number) => void;
  onPastEnd: (by: 1 | -1) => void;
  /** Changes with each turn, for the redraw of electronic paper. */
  turn: string;
}

/** What keys, taps and buttons do with the visible pages. */
export function useReaderControls(
  chapter: ReadingChapter,
  view: ReadingView,
  root: RefObject<HTMLElement | null>,
  firstPanel: BarPanel | undefined,
): ReaderControls {
  const { settings, mode, shown, tapRule } = view;
  const { peek } = view.peekStage;
  const stage = useRef<StageHandle>(null);
  const bars = useBars(isNearEnd(chapter.leaves.length, shown.last));
  const [panel, openPanel] = usePanel(bars, firstPanel);
  const fullscreen = useFullscreen(root);
  const magnifier = useMagnifier(root);
  const pageMenu = usePageMenu({ from: shown.pageNumber, to: shown.lastNumber }, () => openPanel('page'));
  const hold = (action: HeldAction, isHeld: boolean) => (action === 'peek' ? peek : magnifier).hold(isHeld);
  const { perform, readOn } = useReaderActions({
    ...{ chapter, settings, mode, stage, bars, peek, hold },
    ...{ setPanel: openPanel, openPageMenu: () => pageMenu.open(), toggleFullscreen: fullscreen.toggle },
  });
  const [keys, hasLetterKeys] = [useAppSelector(selectKeyMap), useAppSelector(selectHasLetterKeys)];
  // A held key stops at the end of the chapter.
  const isRepeated = useRef(false);
  const performKey = (action: ViewerAction, isRepeat: boolean) => {
    isRepeated.current = isRepeat;
    perform(action);
    isRepeated.current = false;
  };
  const onPastEnd = useLatest((by: 1 | -1) => void (isRepeated.current || readOn(by)));
  useKeys({ perform: performKey, release: (action) => hold(action, false), keys, hasLetterKeys });
  const taps = useTaps(tapRule, (zone) =>
    zone === 'toggleBars' ? perform(zone) : stage.current?.turn(zone === 'next' ? 1 : -1),
  );
  const eink = useEinkTurns(settings, shown, view.analyzed.guide);
  const onScrolled = useScrolled(bars, eink);
  return { stage, bars, panel, openPanel, pageMenu, fullscreen, magnifier, taps, onScrolled, onPastEnd, turn: eink.turn };
}

/** Always returns the same function, so that a strip does not render again when the focus moves to another page. */
function useScrolled({ send }: Pick<Bars, 'send'>, { scrolled }: { scrolled: () => void }): (by: number) => void {
  return useCallback(
    (by) => {
      send({ kind: 'scrolled', by });
      scrolled();
    },
    [send, scrolled],
  );
}

/** Always returns the same function, so that the stage does not render again when the callback changes. */
function useLatest<Argument>(run: (argument: Argument) => void): (argument: Argument) => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback((argument) => latest.current(argument), []);
}
