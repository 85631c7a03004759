import { useMemo, useState } from 'react';
import type { PositionHandle } from '../../chapter/position/usePosition';
import type { AnalysisResult } from '../../model/analysis/analyzePixels';
import { type GuideStop, guideFrom, positionOfStop, stepGuide, stopAt, stopsOf } from '../../model/guided/guide';
import { panelsToFollow } from '../../model/panels/findPanels';
import { type PageMoment } from '../../model/settings/viewerSettings';

export interface Guide {
  stop: GuideStop;
  /** Goes one stop forward or back. Returns false if the page has no further stop. The caller must then turn the page. */
  step: (by: -1 | 1) => boolean;
  /** Whether a step stays on this page. */
  staysFor: (by: -1 | 1) => boolean;
  /** The page was analyzed and is shown whole, because its panels are uncertain. */
  isUnsure: boolean;
}

interface Options {
  isOn: boolean;
  leaf: number;
  /** What is known about the page; `undefined` for a page that is not a picture. */
  analysis: AnalysisResult | undefined;
  page: PageMoment;
  /** The reader's position. It includes the panel, so that a reload restores it. */
  position: PositionHandle;
}

/** Leads the reader from panel to panel, while it is on. */
export function useGuide({ isOn, leaf, analysis, page, position }: Options): Guide | undefined {
  const [state, setState] = useState(() => guideFrom(position.exact.current));
  const stops = useMemo(() => stopsOf(panelsToFollow(analysis?.panels), page), [analysis, page]);
  return useMemo(() => {
    if (!isOn) return undefined;
    const after = (by: -1 | 1) => stepGuide(state, { leaf, count: stops.length, by });
    return {
      // A page has at least one stop, and `stopAt` stays within the count.
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
