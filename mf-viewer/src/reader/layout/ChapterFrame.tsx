import { useSearchParams } from '@komawari/shared-state';
import { BottomBar } from '../../controls/bars/BottomBar';
import { type BarPanel, TopBar } from '../../controls/bars/TopBar';
import type { Bars } from '../../controls/bars/useBars';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { linkedPosition } from '../../model/position/position';
import { readingSettings } from '../../model/settings/readingSettings';
import { DEFAULT_SETTINGS } from '../../model/settings/viewerSettings';
import { measureSize } from '../../stage/useElementSize';
import { useShownPages } from '../session/useShownPages';
import frameStyles from './ChapterFrame.module.css';
import { ChapterHeading } from './ChapterHeading';
import styles from './Reader.module.css';

const nothing = () => undefined;

/** The links already work. Everything that needs the reader is not there yet. */
const STILL: Bars = { areVisible: true, send: nothing, hold: nothing };

/** The browser has laid the frame out already. So the reader that replaces it need not measure before the first page renders. */
const measured = (frame: HTMLElement | null) => void (frame && measureSize(frame));

export interface ChapterFrameProps {
  chapter: ReadingChapter;
  /** The reader that replaces the frame will open this panel. */
  onPanel: (panel: BarPanel) => void;
}

/**
 * The parts of an open chapter that are the same for every reader: its names and its bars, as they are when it opens. The server
 * renders this frame. The reader replaces it as soon as the browser knows the reader's settings.
 */
export function ChapterFrame({ chapter, onPanel }: ChapterFrameProps) {
  const [search] = useSearchParams();
  const { mode, settings } = readingSettings(DEFAULT_SETTINGS, chapter.isVerticalOnly);
  const { leaf: focusedLeaf } = linkedPosition(chapter.leaves, search.get('p'));
  const { counter } = useShownPages({ chapter, settings, mode, size: undefined, focusedLeaf });
  return (
    <div
      ref={measured}
      className={`${styles.reader} ${frameStyles.frame}`}
      data-tone={settings.tone}
      data-mode={mode}
      data-stage-bars="shown"
      // A script sets `data-slider`, because it knows the reader's settings before React does.
      suppressHydrationWarning
    >
      <ChapterHeading chapter={chapter} />
      <TopBar chapter={chapter} bars={STILL} onPanel={onPanel} fullscreen={{ isPossible: false, isOn: false, toggle: nothing }}>
        {null}
      </TopBar>
      <div className={frameStyles.foot}>
        <BottomBar {...{ chapter, counter }} bars={STILL} turnsLeft={false} slider={undefined} edgeSlider="off" />
      </div>
    </div>
  );
}
