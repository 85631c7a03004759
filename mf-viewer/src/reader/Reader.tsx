import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppSelector } from '@komawari/shared-state';
import { LiveRegion, Toast } from '@komawari/shared-ui';
import { BottomBar } from '../bars/BottomBar';
import { TopBar } from '../bars/TopBar';
import { useBars } from '../bars/useBars';
import type { Leaf } from '../chapter/leaves';
import type { ReadingChapter } from '../chapter/readingChapter';
import { actionOfTap, type Tap } from '../input/tapZones';
import { useKeys } from '../input/useKeys';
import { OtherLeaf } from '../last-page/OtherLeaf';
import { PagedStage } from '../paged/PagedStage';
import { isNearEnd } from '../position/place';
import { pageFilter } from '../settings/pageFilter';
import { selectHasLetterKeys, selectTitleSettings } from '../settings/viewerSlice';
import type { StageHandle } from '../stage/StageHandle';
import { useElementSize } from '../stage/useElementSize';
import { StripStage } from '../strip/StripStage';
import { messages } from './messages';
import { Panels } from './Panels';
import styles from './Reader.module.css';
import { type Panel, useReaderActions } from './useReaderActions';
import { useModeNote, useNoteWhen } from './notes';
import { useFreshKeys } from './useFreshKeys';
import { useFullscreen } from './useFullscreen';
import { useReadiness } from './useReadiness';
import { useReadingPlace } from './useReadingPlace';
import { useShownPages } from './useShownPages';

export interface ReaderProps {
  chapter: ReadingChapter;
  /** The answer to the last question (another resolution) did not come, so this is the one before. */
  isStale: boolean;
  /** Asks for the chapter again. */
  onStaleKeys: () => void;
}

/** One chapter being read: the stage, the bars over it, and what keys and taps do. Holds no rules of its own. */
export function Reader({ chapter, isStale, onStaleKeys }: ReaderProps) {
  const { formatMessage } = useIntl();
  const settings = useAppSelector((state) => selectTitleSettings(state, chapter.titleId));
  const mode = chapter.isVerticalOnly ? 'vertical' : settings.mode;
  const [root, size] = useElementSize<HTMLDivElement>();
  const stage = useRef<StageHandle>(null);
  const place = useReadingPlace(chapter);
  const shown = useShownPages({ chapter, settings, mode, size, looking: place.looking });
  const bars = useBars(isNearEnd(chapter.leaves.length, shown.last));
  const [panel, setPanel] = useState<Panel>();
  const [note, setNote] = useState<string>();
  const fullscreen = useFullscreen(root);
  useReadiness(chapter, shown);
  useFreshKeys(chapter, onStaleKeys);
  useNoteWhen(isStale, messages.stale, setNote);
  useModeNote(mode, setNote);
  const openPanel = (next: Panel | undefined) => {
    setPanel(next);
    bars.hold('panel', next !== undefined);
  };
  const perform = useReaderActions({ chapter, settings, mode, stage, bars, setPanel: openPanel, toggleFullscreen: fullscreen.toggle });
  useKeys({ perform, hasLetterKeys: useAppSelector(selectHasLetterKeys) });
  const stageProps = useMemo(
    () => ({ chapter, settings, renderOther: (leaf: Exclude<Leaf, { kind: 'comic' }>) => <OtherLeaf chapter={chapter} leaf={leaf} /> }),
    [chapter, settings],
  );
  const onTap = (tap: Tap) => {
    const layout = settings.taps === 'auto' ? (mode === 'vertical' ? 'corners' : 'sides') : settings.taps;
    const action = actionOfTap(tap, layout, chapter.isRtl);
    if (action === 'toggleBars') perform(action);
    else stage.current?.turn(action === 'next' ? 1 : -1);
  };
  return (
    <div ref={root} className={styles.reader} data-tone={settings.tone} data-mode={mode}>
      <div
        className={styles.stage}
        role="region"
        aria-label={formatMessage(messages.stage)}
        aria-roledescription={formatMessage(messages.comicPage)}
        style={{ filter: pageFilter(settings) }}
      >
        {size && mode === 'vertical' && (
          <StripStage
            {...stageProps}
            ref={stage}
            stage={size}
            place={place}
            onTap={onTap}
            onScrolled={(by) => bars.tell({ kind: 'scrolled', by })}
          />
        )}
        {size && mode === 'horizontal' && (
          <PagedStage {...stageProps} ref={stage} stage={size} place={place} onTap={onTap} spreads={shown.spreads} />
        )}
      </div>
      <TopBar chapter={chapter} bars={bars} onPanel={openPanel} fullscreen={fullscreen} />
      <BottomBar
        chapter={chapter}
        bars={bars}
        counter={shown.counter}
        slider={
          mode === 'horizontal'
            ? { stops: shown.stops, at: shown.index, onGo: (stop) => stage.current?.go(shown.spreads[stop]!.first) }
            : undefined
        }
      />
      <LiveRegion message={shown.spoken} />
      <Panels
        chapter={chapter}
        settings={settings}
        open={panel}
        setOpen={openPanel}
        pageNumber={shown.pageNumber}
        onGo={(leaf) => stage.current?.go(leaf)}
        onNote={setNote}
      />
      <Toast message={note} onDismiss={() => setNote(undefined)} />
    </div>
  );
}
