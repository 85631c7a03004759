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

/** Its links are links; what needs the reader is not there yet. */
const STILL: Bars = { areVisible: true, send: nothing, hold: nothing };

/** The browser has it laid out already, and the reader that takes its place need not ask before the first page is drawn. */
const measured = (frame: HTMLElement | null) => void (frame && measureSize(frame));

export interface ChapterFrameProps {
  chapter: ReadingChapter;
  /** To be opened by the reader that takes its place. */
  onPanel: (panel: BarPanel) => void;
}

/**
 * What of an open chapter is the same for every reader: its names and its bars, as they are when it opens. The server renders
 * it, and the reader takes its place as soon as the browser can say who reads and how.
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
      // `data-slider` is a script's, which knows the reader before React does.
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
