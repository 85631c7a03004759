import { useMemo, useState } from 'react';
import type { PositionHandle } from '../../chapter/position/usePosition';
import type { AnalysisResult } from '../../model/analysis/analyzePixels';
import { type GuideStop, guideFrom, positionOfStop, stepGuide, stopAt, stopsOf } from '../../model/guided/guide';
import { panelsToFollow } from '../../model/panels/findPanels';
import { type PageMoment } from '../../model/settings/viewerSettings';

export interface Guide {
  stop: GuideStop;
  /** One stop further or back. Says no where the page has none left: then the page is to be turned. */
  step: (by: -1 | 1) => boolean;
  /** Whether a step stays on this page. */
  staysFor: (by: -1 | 1) => boolean;
  /** The page was looked at and is shown whole, since its panels are not clear. */
  isUnsure: boolean;
}

interface Options {
  isOn: boolean;
  leaf: number;
  /** What is known of the page; nothing for a page that is no picture. */
  analysis: AnalysisResult | undefined;
  page: PageMoment;
  /** Where the reader is, to the panel: so it is found again after a reload. */
  position: PositionHandle;
}

/** Leads from panel to panel, while it is on. */
export function useGuide({ isOn, leaf, analysis, page, position }: Options): Guide | undefined {
  const [state, setState] = useState(() => guideFrom(position.exact.current));
  const stops = useMemo(() => stopsOf(panelsToFollow(analysis?.panels), page), [analysis, page]);
  return useMemo(() => {
    if (!isOn) return undefined;
    const after = (by: -1 | 1) => stepGuide(state, { leaf, count: stops.length, by });
    return {
      // A page has one stop at least, and `stopAt` stays within the count.
      stop: stops[stopAt(state, leaf, stops.length)]!,
      step(by) {
        const { turns, ...next } = after(by);
        setState(next);
        if (!turns) position.moveTo(positionOfStop(leaf, next.at, stops.length), 'later');
        return !turns;
      },
      staysFor: (by) => !after(by).turns,
      isUnsure: stops.length === 1 && analysis !== undefined,
    };
  }, [isOn, leaf, state, stops, analysis, position]);
}
