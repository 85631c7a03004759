import { useMemo, useState } from 'react';
import type { PositionHandle } from '../../chapter/position/usePosition';
import { useCrop } from '../../images/analysis/useCrop';
import { usePageAnalyses } from '../../images/analysis/usePageAnalyses';
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
  focusedLeaf: number;
  position: PositionHandle;
}

export interface AnalyzedView {
  /** The shown chapter, without its margins if the reader chose that. */
  onStage: ReadingChapter;
  guide: Guide | undefined;
  panelStops: PanelStops | undefined;
  /** The color behind the page; `undefined` if the reader chose another one. */
  edge: string | undefined;
}

/** Everything derived from the analysis of pages. Nothing is analyzed while all these features are off. */
export function usePageAnalysis({
  chapter,
  onStage,
  reading: { settings, mode },
  shown,
  focusedLeaf,
  position,
}: Options): AnalyzedView {
  const [hasStepped, setHasStepped] = useState(false);
  const { isGuided, isCropped, tone } = settings;
  const stopsAtPanels = mode === 'vertical' && settings.stopsAtPanels;
  const isOn = isGuided || isCropped || tone === 'edge' || (stopsAtPanels && hasStepped);
  const { leaves, isRtl } = chapter;
  const options = useMemo(() => (isOn ? { panels: isGuided, isRtl } : undefined), [isOn, isGuided, isRtl]);
  const analysisOf = usePageAnalyses({ leaves, visible: shown, options });
  const leaf = leaves[mode === 'vertical' ? focusedLeaf : shown.first];
  const analysis = isComic(leaf) ? analysisOf(leaf) : undefined;
  // In a strip, the page before and the page after may be visible too.
  const beside = mode === 'vertical' ? 1 : 0;
  const inSight = { first: shown.first - beside, last: shown.last + beside };
  return {
    onStage: useCrop({ isOn: isCropped, chapter, onStage, analysisOf, inSight }),
    guide: useGuide({ isOn: isGuided, leaf: shown.first, analysis, page: settings.guidedPage, position }),
    panelStops: useMemo(
      () => (stopsAtPanels ? { ask: () => setHasStepped(true), analysisOf } : undefined),
      [stopsAtPanels, analysisOf],
    ),
    edge: tone === 'edge' ? analysis?.edge : undefined,
  };
}
