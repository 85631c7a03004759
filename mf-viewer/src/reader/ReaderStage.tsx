import { type Ref, useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { ReadingChapter } from '../chapter/readingChapter';
import { OtherLeaf } from '../last-page/OtherLeaf';
import type { Size } from '../layout/stage';
import { PagedStage, type PagedStageProps } from '../paged/PagedStage';
import type { PlaceHandle } from '../position/usePlace';
import { pageFilter } from '../settings/pageFilter';
import type { TitleSettings, ViewerMode } from '../settings/viewerSettings';
import type { StageHandle, StageProps } from '../stage/StageHandle';
import { StripStage } from '../strip/StripStage';
import { messages } from './messages';
import styles from './Reader.module.css';
import type { ShownPages } from './useShownPages';

export interface ReaderStageProps extends Pick<StageProps, 'taps' | 'onScrolled' | 'panelStops'>, Pick<PagedStageProps, 'guide'> {
  chapter: ReadingChapter;
  settings: TitleSettings;
  mode: ViewerMode;
  /** Nothing is drawn until it was measured. */
  size: Size | undefined;
  place: PlaceHandle;
  shown: ShownPages;
  ref: Ref<StageHandle>;
}

/** The stage of the reading direction. */
export function ReaderStage({ mode, size, shown, onScrolled, guide, panelStops, ...rest }: ReaderStageProps) {
  const { formatMessage } = useIntl();
  const { chapter, settings } = rest;
  const renderOther = useCallback<StageProps['renderOther']>((leaf) => <OtherLeaf chapter={chapter} leaf={leaf} />, [chapter]);
  return (
    <div
      className={styles.stage}
      role="region"
      aria-label={formatMessage(messages.stage)}
      aria-roledescription={formatMessage(messages.comicPage)}
      style={{ filter: pageFilter(settings) }}
    >
      {size && mode === 'vertical' && <StripStage {...rest} {...{ renderOther, onScrolled, panelStops }} stage={size} />}
      {size && mode === 'horizontal' && <PagedStage {...rest} {...{ renderOther, guide }} stage={size} spreads={shown.spreads} />}
    </div>
  );
}
