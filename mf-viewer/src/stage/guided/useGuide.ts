import { useMemo, useState } from 'react';
import type { Seen } from '../../model/analysis/lookAtPixels';
import { type GuideStop, guideAfter, stopAt, stopsOf, UNGUIDED } from '../../model/guided/guide';
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
  /** Of the page; nothing for a page that is no picture. */
  sight: Seen | undefined;
  page: PageMoment;
}

/** Leads from panel to panel (viewer brief, part 2 item 5), while it is on. */
export function useGuide({ isOn, leaf, sight, page }: Options): Guide | undefined {
  const [state, setState] = useState(UNGUIDED);
  const stops = useMemo(() => stopsOf(panelsToFollow(sight?.panels), page), [sight, page]);
  return useMemo(() => {
    if (!isOn) return undefined;
    const after = (by: -1 | 1) => guideAfter(state, { leaf, count: stops.length, by });
    return {
      stop: stops[stopAt(state, leaf, stops.length)]!,
      step(by) {
        const { turns, ...next } = after(by);
        setState(next);
        return !turns;
      },
      staysFor: (by) => !after(by).turns,
      isUnsure: stops.length === 1 && sight !== undefined,
    };
  }, [isOn, leaf, state, stops, sight]);
}
