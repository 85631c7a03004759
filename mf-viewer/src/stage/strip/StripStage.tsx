import { chapterPageName } from '@komawari/shared-domain';
import { type FocusEvent, memo, useImperativeHandle } from 'react';
import { useIntl } from 'react-intl';
import { messages } from '../../images/messages';
import { PageImage } from '../../images/PageImage';
import { isComic, type Leaf } from '../../model/chapter/leaves';
import { TAP_ZOOM } from '../../model/framing/zoomSteps';
import { useEinkSteps } from '../eink/useEinkSteps';
import { usePinch } from '../input/usePinch';
import { useWheel } from '../input/useWheel';
import type { StageProps } from '../StageHandle';
import { MeasuredBox } from './MeasuredBox';
import styles from './StripStage.module.css';
import { useStrip } from './useStrip';
import { useStripDrag } from './useStripDrag';
import { useStripPull } from './useStripPull';
import { useStripTaps } from './useStripTaps';
import { WideScroll } from './WideScroll';

/**
 * Vertical reading: one long strip, of which only the leaves near the screen are rendered. It does not depend on the leaf in
 * focus.
 */
export const StripStage = memo(function StripStage({
  chapter,
  settings,
  stage,
  position,
  taps,
  panelStops,
  onScrolled,
  onPastEnd,
  onBlurred,
  renderExtra,
  ref,
}: StageProps) {
  const strip = useStrip({ chapter, settings, stage, position, panelStops, onScrolled, onPastEnd, onBlurred });
  const { formatMessage } = useIntl();
  const isZoomed = strip.zoom > 1;
  const tapping = useStripTaps({
    scroller: strip.scroller,
    isZoomed,
    taps,
    motion: strip.motion,
    onDoubleTap: (point) => strip.zoomBy(isZoomed ? null : TAP_ZOOM, point),
  });
  useStripDrag(strip.scroller, strip.motion);
  useEinkSteps(strip.scroller, { isOn: settings.isEink, isZoomed, step: strip.handle.step });
  useStripPull(strip.scroller, { isOn: !isZoomed && !settings.isEink, onPastEnd });
  usePinch(strip.scroller, strip.zoomBy);
  useWheel(strip.scroller, (event) => {
    const scroller = strip.scroller.current;
    if (!event.ctrlKey || !scroller) return;
    event.preventDefault();
    const { left, top } = scroller.getBoundingClientRect();
    strip.zoomBy(Math.exp(-event.deltaY / 300), { x: event.clientX - left, y: event.clientY - top });
  });
  useImperativeHandle(ref, () => strip.handle, [strip.handle]);
  return (
    <div
      ref={strip.scroller}
      className={styles.scroller}
      data-zoomed={isZoomed || undefined}
      role="region"
      aria-label={chapterPageName(chapter.chapterName, chapter.titleName)}
      tabIndex={0}
      onFocus={markKeyboardFocus}
      onBlur={({ currentTarget }) => delete currentTarget.dataset.tabbed}
      onScroll={strip.handleScroll}
      {...tapping}
    >
      <div className={styles.column} style={{ height: strip.geometry.total, width: strip.width }}>
        {chapter.leaves.slice(strip.near.first, strip.near.last + 1).map((leaf) => {
          // Every leaf has a box.
          const box = strip.geometry.boxes[leaf.index]!;
          return (
            <div key={leaf.index} className={styles.leaf} style={{ top: box.top, width: box.width }}>
              {drawn(leaf)}
            </div>
          );
        })}
      </div>
    </div>
  );

  function drawn(leaf: Leaf) {
    // Every leaf has a box.
    const { width, height, scrollWidth = width } = strip.geometry.boxes[leaf.index]!;
    if (isComic(leaf)) {
      const { pageCount, isRtl } = chapter;
      const picture = <PageImage leaf={leaf} pageCount={pageCount} width={scrollWidth} height={height} />;
      if (scrollWidth === width) return picture;
      const label = formatMessage(messages.page, { page: leaf.number, count: pageCount });
      return (
        <WideScroll {...{ isRtl, width, height, label }} leaf={leaf.index}>
          {picture}
        </WideScroll>
      );
    }
    return <MeasuredBox onMeasure={(measured) => strip.measure(leaf.index, measured)}>{renderExtra(leaf)}</MeasuredBox>;
  }
});

/** Shows the focus ring to readers who come by keyboard, but not to those who click on the art and then press a key. */
function markKeyboardFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && currentTarget.matches(':focus-visible')) currentTarget.dataset.tabbed = '';
}
