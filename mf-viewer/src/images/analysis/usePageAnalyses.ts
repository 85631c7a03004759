import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { AnalysisOf, AnalysisOptions } from '../../model/analysis/analyzePixels';
import { isComic, type Leaf } from '../../model/chapter/leaves';
import { usePages } from '../PagesProvider';
import { usePageAnalyzer } from './PageAnalyzerProvider';

interface Options {
  leaves: readonly Leaf[];
  /** The first and the last visible leaf. */
  visible: { first: number; last: number };
  /** What to find. `undefined` while no part of the viewer needs an analysis. */
  options: AnalysisOptions | undefined;
}

/** Pages are analyzed as they arrive: the visible ones and this many around them. */
const AROUND = { before: 2, after: 5 };

/** Analyzes the pages near the reader, and returns what is known about them. */
export function usePageAnalyses({ leaves, visible: { first, last }, options }: Options): AnalysisOf {
  const pages = usePages();
  const analyzer = usePageAnalyzer();
  const version = useSyncExternalStore(analyzer.subscribe, analyzer.version, analyzer.version);
  const panels = options?.panels;
  const isRtl = options?.isRtl;
  // The pictures and the analyzer are outside React.
  useEffect(() => {
    if (panels === undefined || isRtl === undefined) return;
    const near = [
      ...leaves.slice(first, last + 1 + AROUND.after),
      ...leaves.slice(Math.max(0, first - AROUND.before), first),
    ].filter(isComic);
    const look = () => {
      for (const leaf of near) {
        const state = pages.stateOf(leaf);
        if (state.kind === 'ready') analyzer.analyze(leaf.imageUrl, state.picture, { panels, isRtl });
      }
    };
    look();
    return pages.subscribe(look);
  }, [pages, analyzer, leaves, first, last, panels, isRtl]);
  // oxlint-disable-next-line react/exhaustive-deps -- a new version has new results, so the callback must change with it
  return useCallback((leaf) => analyzer.resultOf(leaf.imageUrl), [analyzer, version]);
}
