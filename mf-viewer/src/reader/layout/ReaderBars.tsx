import { useMemo } from 'react';
import { BottomBar } from '../../controls/bars/BottomBar';
import { TopBar } from '../../controls/bars/TopBar';
import { leavesOnScreen } from '../../model/layout/spreads';
import type { ReaderSession } from '../session/useReaderSession';
import { PagePreview, PeekButton } from './lazyParts';

/**
 * Both bars. The slider belongs to horizontal reading (docs/specification.md §2, Viewer). If the reader wants it at an edge, both
 * directions have it.
 */
export function ReaderBars({ session: { chapter, view, controls } }: { session: ReaderSession }) {
  const { mode, shown } = view;
  const { bars, stage, fullscreen, openPanel } = controls;
  const { edgeSlider } = view.settings;
  const spreadAt = (stop: number) => shown.spreads[stop] ?? shown.spread;
  const slider = {
    stops: shown.stops,
    at: shown.index,
    onGo: (stop: number) => stage.current?.go(spreadAt(stop).first),
    renderPreview: (stop: number) => (
      <PagePreview chapterId={chapter.chapterId} leaves={leavesOnScreen(spreadAt(stop), chapter.isRtl)} />
    ),
  };
  const { peek } = view.peekStage;
  const peekButton = useMemo(() => <PeekButton peek={peek} onChoose={() => openPanel('languages')} />, [peek, openPanel]);
  const hasSlider = mode === 'horizontal' || edgeSlider !== 'off';
  return (
    <>
      <TopBar {...{ chapter, bars, fullscreen }} onPanel={openPanel}>
        {peekButton}
      </TopBar>
      <BottomBar
        {...{ chapter, bars, edgeSlider }}
        turnsLeft={chapter.isRtl && mode === 'horizontal'}
        counter={shown.counter}
        slider={hasSlider ? slider : undefined}
      />
    </>
  );
}
