import type { RefObject } from 'react';
import { BottomBar } from '../bars/BottomBar';
import { TopBar, type TopBarProps } from '../bars/TopBar';
import { leavesOnScreen } from '../layout/spreads';
import { PagePreview } from '../overview/PagePreview';
import type { ViewerMode } from '../settings/viewerSettings';
import type { StageHandle } from '../stage/StageHandle';
import type { ShownPages } from './useShownPages';

export interface ReaderBarsProps extends TopBarProps {
  mode: ViewerMode;
  shown: ShownPages;
  stage: RefObject<StageHandle | null>;
}

/** Both bars. The slider belongs to horizontal reading (spec §2, Viewer). */
export function ReaderBars({ mode, shown, stage, ...top }: ReaderBarsProps) {
  const { chapter, bars } = top;
  const slider = {
    stops: shown.stops,
    at: shown.index,
    onGo: (stop: number) => stage.current?.go(shown.spreads[stop]!.first),
    renderPreview: (stop: number) => (
      <PagePreview chapterId={chapter.chapterId} leaves={leavesOnScreen(shown.spreads[stop]!, chapter.isRtl)} />
    ),
  };
  return (
    <>
      <TopBar {...top} />
      <BottomBar chapter={chapter} bars={bars} counter={shown.counter} slider={mode === 'horizontal' ? slider : undefined} />
    </>
  );
}
