import { useMemo, useState } from 'react';
import { useCrop } from '../../images/analysis/useCrop';
import { useSights } from '../../images/analysis/useSights';
import { isComic } from '../../model/chapter/leaves';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { ReadingSettings } from '../../model/settings/readingSettings';
import { type Guide, useGuide } from '../../stage/guided/useGuide';
import type { PanelStops } from '../../stage/StageHandle';
import type { ShownPages } from './useShownPages';

interface Options {
  chapter: ReadingChapter;
  /** The chapter as it is shown now: itself, or its twin in another language. */
  onStage: ReadingChapter;
  reading: ReadingSettings;
  shown: ShownPages;
  looking: number;
}

export interface Eyesight {
  /** What is shown, without its margins where that is chosen. */
  onStage: ReadingChapter;
  guide: Guide | undefined;
  panelStops: PanelStops | undefined;
  /** The colour behind the page; nothing where another one is chosen. */
  edge: string | undefined;
}

/** Everything that follows from what was seen on the pages. Nothing is looked at while none of it is on. */
export function useEyesight({ chapter, onStage, reading: { settings, mode }, shown, looking }: Options): Eyesight {
  const [hasStepped, setHasStepped] = useState(false);
  const { isGuided, isCropped, tone } = settings;
  const stopsAtPanels = mode === 'vertical' && settings.stopsAtPanels;
  const isOn = isGuided || isCropped || tone === 'edge' || (stopsAtPanels && hasStepped);
  const { leaves, isRtl } = chapter;
  const lookFor = useMemo(() => (isOn ? { panels: isGuided, isRtl } : undefined), [isOn, isGuided, isRtl]);
  const sightOf = useSights({ leaves, seen: shown, lookFor });
  const leaf = leaves[mode === 'vertical' ? looking : shown.first];
  const sight = isComic(leaf) ? sightOf(leaf) : undefined;
  // Of a strip the page before and the page after may be on the screen too.
  const beside = mode === 'vertical' ? 1 : 0;
  const inSight = { first: shown.first - beside, last: shown.last + beside };
  return {
    onStage: useCrop({ isOn: isCropped, chapter, onStage, sightOf, inSight }),
    guide: useGuide({ isOn: isGuided, leaf: shown.first, sight, page: settings.guidedPage }),
    panelStops: useMemo(
      () => (stopsAtPanels ? { ask: () => setHasStepped(true), sightOf } : undefined),
      [stopsAtPanels, sightOf],
    ),
    edge: tone === 'edge' ? sight?.edge : undefined,
  };
}
