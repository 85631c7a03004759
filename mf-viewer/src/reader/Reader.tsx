import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { selectIsHistoryPaused, useAppSelector } from '@komawari/shared-state';
import { LiveRegion, Toast } from '@komawari/shared-ui';
import { useBars } from '../bars/useBars';
import type { ReadingChapter } from '../chapter/readingChapter';
import { EinkFlash } from '../eink/EinkFlash';
import { useEinkTurns } from '../eink/useEinkTurns';
import { useGuideWords } from '../guided/useGuideWords';
import type { HeldAction } from '../input/actions';
import { tapRuleOf } from '../input/tapZones';
import { useIdleCursor } from '../input/useIdleCursor';
import { useKeys } from '../input/useKeys';
import { useTaps } from '../input/useTaps';
import { Magnifier } from '../magnifier/Magnifier';
import { useMagnifier } from '../magnifier/useMagnifier';
import { OfflineNotice } from '../offline/OfflineNotice';
import { PeekMark } from '../peek/PeekMark';
import { usePeek } from '../peek/usePeek';
import { isNearEnd } from '../position/place';
import { pageFilter } from '../settings/pageFilter';
import { readingSettings } from '../settings/readingSettings';
import { selectHasLetterKeys, selectKeyMap, selectTitleSettings } from '../settings/viewerSlice';
import type { StageHandle } from '../stage/StageHandle';
import { useElementSize } from '../stage/useElementSize';
import { messages } from './messages';
import { useModeNote, useNoteWhen } from './notes';
import { Panels } from './Panels';
import styles from './Reader.module.css';
import { ReaderBars } from './ReaderBars';
import { ReaderStage } from './ReaderStage';
import { useEyesight } from './useEyesight';
import { useFreshKeys } from './useFreshKeys';
import { useFullscreen } from './useFullscreen';
import { type Panel, useReaderActions } from './useReaderActions';
import { useReadiness } from './useReadiness';
import { useReadingPlace } from './useReadingPlace';
import { useShownPages } from './useShownPages';
import { useWakeLock } from './useWakeLock';

export interface ReaderProps {
  chapter: ReadingChapter;
  /** The answer to the last question (another resolution) did not come, so this is the one before. */
  isStale: boolean;
  /** Asks for the chapter again. */
  onStaleKeys: () => void;
}

/** One chapter being read: the stage, the bars over it, and what keys and taps do. Holds no rules of its own. */
export function Reader({ chapter, isStale, onStaleKeys }: ReaderProps) {
  const chosen = useAppSelector((state) => selectTitleSettings(state, chapter.titleId));
  const reading = useMemo(() => readingSettings(chosen, chapter.isVerticalOnly), [chosen, chapter.isVerticalOnly]);
  const { mode, settings } = reading;
  const tapRule = tapRuleOf(settings, mode, chapter.isRtl);
  const [root, size] = useElementSize<HTMLDivElement>();
  const stage = useRef<StageHandle>(null);
  const place = useReadingPlace(chapter);
  const shown = useShownPages({ chapter, settings, mode, size, looking: place.looking });
  const peek = usePeek(chapter, shown);
  const twin = useMemo(() => (peek.leaves ? { ...chapter, leaves: peek.leaves } : chapter), [chapter, peek.leaves]);
  const { onStage, guide, panelStops, edge } = useEyesight({ chapter, onStage: twin, reading, shown, looking: place.looking });
  const bars = useBars(isNearEnd(chapter.leaves.length, shown.last));
  const [panel, setPanel] = useState<Panel>();
  const [note, setNote] = useState<string>();
  const fullscreen = useFullscreen(root);
  const openPanel = (next: Panel | undefined) => {
    setPanel(next);
    bars.hold('panel', next !== undefined);
  };
  const magnifier = useMagnifier(root);
  const hold = (action: HeldAction, isHeld: boolean) => (action === 'peek' ? peek : magnifier).hold(isHeld);
  const perform = useReaderActions({ chapter, settings, mode, stage, bars, setPanel: openPanel, toggleFullscreen: fullscreen.toggle, hold });
  useKeys({
    perform,
    release: (action) => hold(action, false),
    keys: useAppSelector(selectKeyMap),
    hasLetterKeys: useAppSelector(selectHasLetterKeys),
  });
  useReadiness(chapter, shown, peek.wanted);
  useFreshKeys(chapter, onStaleKeys);
  useWakeLock();
  useIdleCursor(root);
  useNoteWhen(isStale, messages.stale, setNote);
  useNoteWhen(useAppSelector(selectIsHistoryPaused), messages.historyPaused, setNote);
  useModeNote(settings.isGuided ? undefined : mode, setNote);
  const spokenPanel = useGuideWords({ guide, page: shown.pageNumber, count: chapter.pageCount, onNote: setNote });
  const eink = useEinkTurns(settings, shown, guide);
  const taps = useTaps(tapRule, (zone) => (zone === 'toggleBars' ? perform(zone) : stage.current?.turn(zone === 'next' ? 1 : -1)));
  return (
    <div ref={root} className={styles.reader} data-tone={settings.tone} data-mode={mode} data-eink={settings.isEink || undefined} style={edgeStyle(edge)}>
      <ReaderStage
        {...{ settings, mode, size, place, shown, taps, guide, panelStops }}
        chapter={onStage}
        ref={stage}
        onScrolled={(by) => {
          bars.tell({ kind: 'scrolled', by });
          eink.scrolled();
        }}
      />
      <ReaderBars {...{ chapter, bars, mode, shown, stage, fullscreen, peek }} onPanel={openPanel} />
      <PeekMark peek={peek} />
      <OfflineNotice />
      {magnifier.at && <Magnifier root={root} at={magnifier.at} filter={pageFilter(settings)} />}
      {settings.isEink && <EinkFlash turn={eink.turn} every={settings.einkFlash} />}
      <LiveRegion message={spokenPanel ?? shown.spoken} />
      <Panels
        {...{ chapter, tapRule }}
        settings={chosen}
        open={panel}
        setOpen={openPanel}
        pageNumber={shown.pageNumber}
        onGo={(leaf) => stage.current?.go(leaf)}
        onNote={setNote}
      />
      <div className={styles.notes}>
        <Toast message={note} seconds={3} onDismiss={() => setNote(undefined)} />
      </div>
    </div>
  );
}

/** The page does not end where its paper does. */
function edgeStyle(edge: string | undefined): CSSProperties | undefined {
  return edge === undefined ? undefined : ({ '--stage': edge, '--stage-box': edge } as CSSProperties);
}
