import { useAppSelector } from '@komawari/shared-state';
import { LiveRegion, Toast } from '@komawari/shared-ui';
import { type CSSProperties, useCallback, useMemo, useRef, useState } from 'react';
import { useReadingPlace } from '../../chapter/position/useReadingPlace';
import { type Bars, useBars } from '../../controls/bars/useBars';
import { useKeys } from '../../controls/keys/useKeys';
import { useIdleCursor } from '../../controls/pointer/useIdleCursor';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { HeldAction } from '../../model/input/actions';
import { tapRuleOf } from '../../model/input/tapZones';
import { isNearEnd } from '../../model/position/place';
import { pageFilter } from '../../model/settings/pageFilter';
import { readingSettings } from '../../model/settings/readingSettings';
import { usePageMenu } from '../../panels/page-menu/usePageMenu';
import { PeekLayer } from '../../peek/PeekLayer';
import { usePeekedPages } from '../../peek/usePeek';
import { usePeekStage } from '../../peek/usePeekStage';
import { selectHasLetterKeys, selectKeyMap, selectTitleSettings } from '../../settings/viewerSlice';
import { EinkFlash } from '../../stage/eink/EinkFlash';
import { useEinkTurns } from '../../stage/eink/useEinkTurns';
import { useGuideWords } from '../../stage/guided/useGuideWords';
import { useTaps } from '../../stage/input/useTaps';
import { Magnifier } from '../../stage/magnifier/Magnifier';
import { useMagnifier } from '../../stage/magnifier/useMagnifier';
import type { StageHandle } from '../../stage/StageHandle';
import { useElementSize } from '../../stage/useElementSize';
import { OfflineNotice } from '../device/OfflineNotice';
import { useFullscreen } from '../device/useFullscreen';
import { useWakeLock } from '../device/useWakeLock';
import { useFreshKeys } from '../loading/useFreshKeys';
import { useReadiness } from '../loading/useReadiness';
import { useEyesight } from '../session/useEyesight';
import { useNotes } from '../session/useNotes';
import { usePanel } from '../session/usePanel';
import { useReaderActions } from '../session/useReaderActions';
import { useShownPages } from '../session/useShownPages';
import { Panels } from './Panels';
import styles from './Reader.module.css';
import { ReaderBars } from './ReaderBars';
import { ReaderStage } from './ReaderStage';

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
  const filter = pageFilter(settings);
  const tapRule = tapRuleOf(settings, mode, chapter.isRtl);
  const [root, screen] = useElementSize<HTMLDivElement>();
  const stage = useRef<StageHandle>(null);
  const { place, looking } = useReadingPlace(chapter);
  const peekStage = usePeekStage(chapter, screen, settings.peeksBeside);
  const { peek, size } = peekStage;
  const shown = useShownPages({ chapter, settings, mode, size, looking });
  const peeked = usePeekedPages(peek, chapter, shown);
  const { onStage, guide, panelStops, edge } = useEyesight({ chapter, onStage: peeked.chapter, reading, shown, looking });
  const bars = useBars(isNearEnd(chapter.leaves.length, shown.last));
  const [panel, openPanel] = usePanel(bars);
  const [note, setNote] = useState<string>();
  const fullscreen = useFullscreen(root);
  const magnifier = useMagnifier(root);
  const hold = (action: HeldAction, isHeld: boolean) => (action === 'peek' ? peek : magnifier).hold(isHeld);
  const pageMenu = usePageMenu({ from: shown.pageNumber, to: shown.lastNumber }, () => openPanel('page'));
  const perform = useReaderActions({
    ...{ chapter, settings, mode, stage, bars, peek, hold },
    ...{ setPanel: openPanel, openPageMenu: () => pageMenu.open(), toggleFullscreen: fullscreen.toggle },
  });
  useReaderKeys(perform, (action) => hold(action, false));
  useReadiness(chapter, shown, peeked.wanted);
  useFreshKeys(chapter, onStaleKeys);
  useWakeLock();
  useIdleCursor(root);
  useNotes(reading, isStale, setNote);
  const spokenPanel = useGuideWords({ guide, page: shown.pageNumber, count: chapter.pageCount, onNote: setNote });
  const eink = useEinkTurns(settings, shown, guide);
  const onScrolled = useScrolled(bars, eink);
  const taps = useTaps(tapRule, (zone) =>
    zone === 'toggleBars' ? perform(zone) : stage.current?.turn(zone === 'next' ? 1 : -1),
  );
  return (
    <div
      ref={root}
      className={styles.reader}
      data-tone={settings.tone}
      data-mode={mode}
      data-eink={settings.isEink || undefined}
      style={edgeStyle(edge)}
    >
      <ReaderStage
        {...{ settings, mode, size, place, looking, shown, taps, guide, panelStops }}
        chapter={onStage}
        ref={stage}
        isBeside={peek.isBeside}
        onLongPress={pageMenu.open}
        onScrolled={onScrolled}
      />
      <ReaderBars
        edgeSlider={settings.edgeSlider}
        {...{ chapter, bars, mode, shown, stage, fullscreen, peek }}
        onPanel={openPanel}
      />
      <PeekLayer {...{ chapter, peeked, filter }} stage={peekStage} spread={shown.spread} hasButtons={bars.areVisible} />
      <OfflineNotice />
      {magnifier.at && <Magnifier root={root} at={magnifier.at} filter={filter} />}
      {settings.isEink && <EinkFlash turn={eink.turn} every={settings.einkFlash} />}
      <LiveRegion message={spokenPanel ?? shown.spoken} />
      <Panels
        {...{ chapter, tapRule, peek, bars }}
        settings={chosen}
        menuPages={pageMenu.pages}
        stageSize={size}
        open={panel}
        setOpen={openPanel}
        pageNumber={shown.pageNumber}
        onGo={(leaf) => stage.current?.go(leaf)}
        onNote={setNote}
      />
      <Note note={note} onDismiss={() => setNote(undefined)} />
    </div>
  );
}

type KeyOptions = Parameters<typeof useKeys>[0];

/** The keys that this reader has chosen. */
function useReaderKeys(perform: KeyOptions['perform'], release: KeyOptions['release']): void {
  useKeys({ perform, release, keys: useAppSelector(selectKeyMap), hasLetterKeys: useAppSelector(selectHasLetterKeys) });
}

interface NoteProps {
  note: string | undefined;
  onDismiss: () => void;
}

function Note({ note, onDismiss }: NoteProps) {
  return (
    <div className={styles.notes}>
      <Toast message={note} seconds={3} onDismiss={onDismiss} />
    </div>
  );
}

/** Stays the same function, so that a strip has nothing to draw when another page is looked at. */
function useScrolled({ tell }: Pick<Bars, 'tell'>, { scrolled }: { scrolled: () => void }): (by: number) => void {
  return useCallback(
    (by) => {
      tell({ kind: 'scrolled', by });
      scrolled();
    },
    [tell, scrolled],
  );
}

/** The page does not end where its paper does. */
function edgeStyle(edge: string | undefined): CSSProperties | undefined {
  return edge === undefined ? undefined : ({ '--stage': edge, '--stage-box': edge } as CSSProperties);
}
