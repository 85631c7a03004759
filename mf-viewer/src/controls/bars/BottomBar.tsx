import { paths } from '@komawari/shared-domain';
import type { Chapter } from '@komawari/shared-proto';
import { Link } from '@komawari/shared-state';
import { BackIcon, CommentIcon, iconButtonClass, NextIcon } from '@komawari/shared-ui';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useChapterPress } from '../../chapter/tickets/TicketQuestion';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { ChapterStepState } from '../../model/position/chapterStepState';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import { PageSlider, type PageSliderProps } from '../slider/PageSlider';
import { BarFrame } from './BarFrame';
import styles from './Bars.module.css';
import { messages } from './messages';
import type { Bars } from './useBars';

export interface BottomBarProps {
  chapter: ReadingChapter;
  bars: Bars;
  /** Whether pages turn from right to left. A strip scrolls down, whatever its pages were made for. */
  turnsLeft: boolean;
  /** The text of the page counter, for example `5-6 / 19`. */
  counter: string;
  /** Present in horizontal mode (docs/specification.md §2, Viewer), and in every mode where it stands at an edge. */
  slider: Pick<PageSliderProps, 'stops' | 'at' | 'onGo' | 'renderPreview'> | undefined;
  edgeSlider: TitleSettings['edgeSlider'];
}

/** Slider, comments and page counter. */
export function BottomBar({ chapter, bars, turnsLeft, counter, slider, edgeSlider }: BottomBarProps) {
  const { formatMessage } = useIntl();
  const edge = edgeSlider === 'off' ? undefined : edgeSlider;
  const pageSlider = slider && (
    <PageSlider {...slider} edge={edge} isRtl={chapter.isRtl} onHold={(isHeld) => bars.hold('slider', isHeld)} />
  );
  // The buttons are ordered like the pages: the next chapter is on the side to which the reader turns.
  const before = (
    <ChapterLink
      chapter={chapter.previous}
      label={messages.previousChapter}
      isForward={turnsLeft}
      from={chapter.chapterName}
      by={-1}
    />
  );
  const after = (
    <ChapterLink chapter={chapter.next} label={messages.nextChapter} isForward={!turnsLeft} from={chapter.chapterName} by={1} />
  );
  const facts = (
    <div className={styles.facts}>
      <span className={styles.counter} data-counter="">
        {counter}
      </span>
      <CommentsLink chapter={chapter} />
    </div>
  );
  return (
    <BarFrame edge="bottom" label={formatMessage(messages.bottom)} bars={bars}>
      <div className={styles.slide}>
        {turnsLeft ? after : before}
        {pageSlider && !edge ? pageSlider : facts}
        {turnsLeft ? before : after}
      </div>
      {pageSlider && !edge && facts}
      {pageSlider && edge && (
        <div className={styles.edge} data-edge={edge}>
          {pageSlider}
        </div>
      )}
    </BarFrame>
  );
}

/** Like the rest of the bar except its counter, it does not render again when a page is turned. */
const CommentsLink = memo(function CommentsLink({ chapter }: Pick<BottomBarProps, 'chapter'>) {
  const { formatMessage } = useIntl();
  return (
    <Link to={paths.comments(chapter.chapterId)} className={styles.comments}>
      <CommentIcon size="small" />
      {formatMessage(messages.comments, { count: chapter.numberOfComments })}
    </Link>
  );
});

interface ChapterLinkProps extends Pick<ChapterStepState, 'from' | 'by'> {
  chapter: Chapter | undefined;
  label: typeof messages.nextChapter | typeof messages.previousChapter;
  /** Whether the arrow points to the right. */
  isForward: boolean;
}

const ChapterLink = memo(function ChapterLink({ chapter, label, isForward, from, by }: ChapterLinkProps) {
  const { formatMessage } = useIntl();
  const press = useChapterPress();
  // An empty placeholder, so that the slider does not move from chapter to chapter.
  if (!chapter) return <span className={styles.noChapter} />;
  const name = formatMessage(label, { chapter: chapter.name });
  return (
    <Link
      to={paths.viewer(chapter.chapterId)}
      state={{ from, by, isJump: true } satisfies ChapterStepState}
      className={iconButtonClass()}
      aria-label={name}
      title={name}
      onClick={press(chapter)}
    >
      {isForward ? <NextIcon /> : <BackIcon />}
    </Link>
  );
});
