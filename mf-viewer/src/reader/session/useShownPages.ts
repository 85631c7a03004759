import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { isComic, pageNumberAt } from '../../model/chapter/leaves';
import { type Size } from '../../model/chapter/pageSize';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import { type SliderStop, sliderStops } from '../../model/layout/sliderStops';
import { spokenKind } from '../../model/layout/spokenPosition';
import { type Spread, spreadIndexOf, spreadsOf } from '../../model/layout/spreads';
import { isDoubleStage } from '../../model/layout/stage';
import type { TitleSettings, ViewerMode } from '../../model/settings/viewerSettings';
import { messages } from '../words/messages';

interface Options {
  chapter: ReadingChapter;
  settings: TitleSettings;
  mode: ViewerMode;
  /** Of the stage; `undefined` until it was measured. */
  size: Size | undefined;
  looking: number;
}

export interface ShownPages {
  spreads: readonly Spread[];
  /** Of the spread in sight. */
  index: number;
  /** What is looked at: a spread, or in a strip one page. */
  spread: Spread;
  /** First and last leaf in sight. */
  first: number;
  last: number;
  stops: readonly SliderStop[];
  pageNumber: number;
  /** Of the last page in sight. */
  lastNumber: number;
  /** For the counter, for example `5-6 / 19`. */
  counter: string;
  /** For those who listen. */
  spoken: string;
}

/** What is in sight, as spreads, as numbers and as words. */
export function useShownPages({ chapter, settings, mode, size, looking }: Options): ShownPages {
  const { formatMessage, formatNumber } = useIntl();
  const { leaves, isRtl, pageCount: count, usualSize } = chapter;
  const isDouble = mode === 'horizontal' && size !== undefined && isDoubleStage(size, usualSize, settings.layout);
  const spreads = useMemo(
    () => spreadsOf(leaves, { isDouble, isRtl, isShifted: settings.isShifted }),
    [leaves, isDouble, isRtl, settings.isShifted],
  );
  const stops = useMemo(() => sliderStops(leaves, spreads), [spreads, leaves]);
  const index = spreadIndexOf(spreads, looking);
  const inStrip: Spread = { first: looking, last: looking, slot: 'full' };
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
    spoken: spoken(),
  };

  function spoken(): string {
    const direction = formatMessage(isRtl ? messages.rtl : messages.ltr);
    const kind = isComic(leaves[looking]) ? spokenKind(leaves, mode === 'horizontal' ? spread : undefined) : 'other';
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
