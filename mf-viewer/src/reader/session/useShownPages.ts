import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { descriptionsOf, isComic, type PageDescription, pageNumberAt } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { isDoubleStage } from '../../model/layout/doubleStage';
import type { Size } from '../../model/layout/size';
import { type Spread, spreadIndexOf, spreadsOf } from '../../model/layout/spreads';
import type { TitleSettings, ViewerMode } from '../../model/settings/viewerSettings';
import { announcementKind } from '../../model/visible-pages/announcementKind';
import { type SliderStop, sliderStops } from '../../model/visible-pages/sliderStops';
import { messages } from '../words/messages';

interface Options {
  chapter: ReadingChapter;
  settings: TitleSettings;
  mode: ViewerMode;
  /** The size of the stage; `undefined` until it is measured. */
  size: Size | undefined;
  focusedLeaf: number;
}

export interface ShownPages {
  spreads: readonly Spread[];
  /** The index of the visible spread. */
  index: number;
  /** The spread in focus. In a strip it is one page. */
  spread: Spread;
  /** The first and the last visible leaf. */
  first: number;
  last: number;
  stops: readonly SliderStop[];
  pageNumber: number;
  /** The number of the last visible page. */
  lastNumber: number;
  /** The text of the counter, for example `5-6 / 19`. */
  counter: string;
  /** The same for screen readers. */
  announcement: string;
  /** The text descriptions of the pages, if an editor wrote them. */
  descriptions: readonly PageDescription[];
}

/** The visible pages as spreads, as numbers and as text. */
export function useShownPages({ chapter, settings, mode, size, focusedLeaf }: Options): ShownPages {
  const { formatMessage, formatNumber } = useIntl();
  const { leaves, isRtl, pageCount: count, usualSize } = chapter;
  const isDouble = mode === 'horizontal' && size !== undefined && isDoubleStage(size, usualSize, settings);
  const spreads = useMemo(
    () => spreadsOf(leaves, { isDouble, isRtl, isShifted: settings.isShifted }),
    [leaves, isDouble, isRtl, settings.isShifted],
  );
  const stops = useMemo(() => sliderStops(leaves, spreads), [spreads, leaves]);
  const index = spreadIndexOf(spreads, focusedLeaf);
  const inStrip: Spread = { first: focusedLeaf, last: focusedLeaf, slot: 'full' };
  const spread = (mode === 'horizontal' ? spreads[index] : undefined) ?? inStrip;
  const { first, last } = spread;
  const pageNumber = pageNumberAt(leaves, first);
  const lastNumber = pageNumberAt(leaves, last);
  const numbers =
    pageNumber === lastNumber ? formatNumber(pageNumber) : `${formatNumber(pageNumber)}-${formatNumber(lastNumber)}`;
  return {
    spreads,
    index,
    spread,
    first,
    last,
    stops,
    pageNumber,
    lastNumber,
    counter: `${numbers} / ${formatNumber(count)}`,
    announcement: announcement(),
    descriptions: descriptionsOf(leaves.slice(first, last + 1)),
  };

  function announcement(): string {
    const direction = formatMessage(isRtl ? messages.rtl : messages.ltr);
    const kind = isComic(leaves[focusedLeaf]) ? announcementKind(leaves, mode === 'horizontal' ? spread : undefined) : 'other';
    switch (kind) {
      case 'strip':
        return formatMessage(messages.strip, { page: pageNumber, count });
      case 'spread':
        return formatMessage(messages.spread, { page: pageNumber, next: lastNumber, count, direction });
      case 'other':
        return formatMessage(messages.end);
      default:
        return formatMessage(messages[kind], { page: pageNumber, count, direction });
    }
  }
}
