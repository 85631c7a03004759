import type { RefObject } from 'react';
import { BottomBar } from '../../controls/bars/BottomBar';
import { TopBar, type TopBarProps } from '../../controls/bars/TopBar';
import { leavesOnScreen } from '../../model/layout/spreads';
import type { TitleSettings, ViewerMode } from '../../model/settings/viewerSettings';
import { PagePreview } from '../../panels/overview/PagePreview';
import type { StageHandle } from '../../stage/StageHandle';
import type { ShownPages } from '../session/useShownPages';

export interface ReaderBarsProps extends TopBarProps {
  mode: ViewerMode;
  edgeSlider: TitleSettings['edgeSlider'];
  shown: ShownPages;
  stage: RefObject<StageHandle | null>;
}

/** Both bars. The slider belongs to horizontal reading (spec §2, Viewer); at an edge, where the reader wants one, to both. */
export function ReaderBars({ mode, edgeSlider, shown, stage, ...top }: ReaderBarsProps) {
  const { chapter, bars } = top;
  const slider = {
    stops: shown.stops,
    at: shown.index,
    onGo: (stop: number) => stage.current?.go(shown.spreads[stop]!.first),
    renderPreview: (stop: number) => (
      <PagePreview chapterId={chapter.chapterId} leaves={leavesOnScreen(shown.spreads[stop]!, chapter.isRtl)} />
    ),
  };
  const hasSlider = mode === 'horizontal' || edgeSlider !== 'off';
  return (
    <>
      <TopBar {...top} />
      <BottomBar
        chapter={chapter}
        bars={bars}
        counter={shown.counter}
        slider={hasSlider ? slider : undefined}
        edgeSlider={edgeSlider}
      />
    </>
  );
}
