import { type Ref, useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PlaceHandle } from '../../chapter/position/usePlace';
import { OtherLeaf } from '../../end/last-page/OtherLeaf';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { Size } from '../../model/layout/stage';
import { pageFilter } from '../../model/settings/pageFilter';
import type { TitleSettings, ViewerMode } from '../../model/settings/viewerSettings';
import { useLongPress } from '../../stage/input/useLongPress';
import { PagedStage, type PagedStageProps } from '../../stage/paged/PagedStage';
import type { StageHandle, StageProps } from '../../stage/StageHandle';
import { StripStage } from '../../stage/strip/StripStage';
import type { ShownPages } from '../session/useShownPages';
import { messages } from '../words/messages';
import styles from './Reader.module.css';

export interface ReaderStageProps
  extends Pick<StageProps, 'taps' | 'onScrolled' | 'panelStops'>,
    Pick<PagedStageProps, 'guide' | 'looking'> {
  chapter: ReadingChapter;
  settings: TitleSettings;
  mode: ViewerMode;
  /** Nothing is drawn until it was measured. */
  size: Size | undefined;
  place: PlaceHandle;
  shown: ShownPages;
  /** Half of the screen is another language's. */
  isBeside: boolean;
  /** A finger rests: on a page by its number, or beside them. */
  onLongPress: (page: number | undefined) => void;
  ref: Ref<StageHandle>;
}

/** The stage of the reading direction. */
export function ReaderStage({
  mode,
  size,
  shown,
  looking,
  onScrolled,
  guide,
  panelStops,
  isBeside,
  onLongPress,
  ...rest
}: ReaderStageProps) {
  const { formatMessage } = useIntl();
  const { chapter, settings } = rest;
  const region = useRef<HTMLDivElement>(null);
  useLongPress(region, (target) => onLongPress(pageAt(target)));
  const renderOther = useCallback<StageProps['renderOther']>((leaf) => <OtherLeaf chapter={chapter} leaf={leaf} />, [chapter]);
  return (
    <div
      ref={region}
      className={styles.stage}
      data-beside={isBeside || undefined}
      role="region"
      aria-label={formatMessage(messages.stage)}
      aria-roledescription={formatMessage(messages.comicPage)}
      style={{ filter: pageFilter(settings) }}
    >
      {size && mode === 'vertical' && <StripStage {...rest} {...{ renderOther, onScrolled, panelStops }} stage={size} />}
      {size && mode === 'horizontal' && (
        <PagedStage {...rest} {...{ renderOther, guide, looking }} stage={size} spreads={shown.spreads} />
      )}
    </div>
  );
}

function pageAt(target: Element): number | undefined {
  const number = target.closest('[data-page]')?.getAttribute('data-page');
  return number ? Number(number) : undefined;
}
