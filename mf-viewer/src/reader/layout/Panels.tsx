import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { memo, useCallback } from 'react';
import type { TapRule } from '../../model/input/tapZones';
import { ChaptersMenuPanel } from '../../panels/chapters-menu/ChaptersMenuPanel';
import { KeySheetPanel } from '../../panels/key-sheet/KeySheetPanel';
import { OverviewPanel } from '../../panels/overview/OverviewPanel';
import { PageMenuPanel } from '../../panels/page-menu/PageMenuPanel';
import { SettingsSheetPanel } from '../../panels/settings-sheet/SettingsSheetPanel';
import { selectHasSeenTapZones, tapZonesSeen } from '../../settings/viewerSlice';
import { useShare } from '../device/useShare';
import type { Panel } from '../session/usePanel';
import type { ReaderSession } from '../session/useReaderSession';
import { PeekLanguages, RegionalPromo, TapZoneHint } from './lazyParts';

interface PanelsProps {
  session: ReaderSession;
}

/** Everything that opens over the stage, at most one at a time. While none is open, turning a page renders nothing here. */
export const Panels = memo(OpenPanels, areClosedAlike);

function areClosedAlike({ session: before }: PanelsProps, { session: after }: PanelsProps): boolean {
  const [rule, next] = [before.view.tapRule, after.view.tapRule];
  const isSameRule = rule.layout === next.layout && rule.inversion === next.inversion && rule.isRtl === next.isRtl;
  const isClosed = before.controls.panel === undefined && after.controls.panel === undefined;
  return isClosed && isSameRule && before.chapter === after.chapter && before.view.chosen === after.view.chosen;
}

function OpenPanels({ session: { chapter, view, controls, furthestPage, setToast } }: PanelsProps) {
  const { panel: open, openPanel, bars, stage } = controls;
  const { pageNumber } = view.shown;
  const { peek, size } = view.peekStage;
  // A panel that another one replaces closes after the other has opened.
  const closed = (panel: Panel) => () => open === panel && openPanel(undefined);
  const share = useShare(chapter, setToast);
  return (
    <>
      <ChaptersMenuPanel chapter={chapter} isOpen={open === 'chapters'} onClose={closed('chapters')} />
      <SettingsSheetPanel
        chapter={chapter}
        settings={view.chosen}
        isOpen={open === 'settings'}
        onClose={closed('settings')}
        stageWidth={size?.width}
        onShare={() => {
          // The sheet would cover the toast.
          openPanel(undefined);
          share(pageNumber);
        }}
        onKeys={() => openPanel('keys')}
      />
      <PageMenuPanel
        chapter={chapter}
        pages={controls.pageMenu.pages}
        otherLocale={peek.locale}
        isOpen={open === 'page'}
        onClose={closed('page')}
        onShare={share}
        onPeek={() => {
          peek.pin(true);
          // The button that ends it is shown with the bars.
          bars.send({ kind: 'shown' });
        }}
      />
      <PeekLanguages peek={peek} isOpen={open === 'languages'} onClose={closed('languages')} />
      <KeySheetPanel isOpen={open === 'keys'} onClose={closed('keys')} />
      <OverviewPanel
        chapter={chapter}
        isOpen={open === 'overview' || open === 'goToPage'}
        isByNumber={open === 'goToPage'}
        onClose={() => (open === 'overview' || open === 'goToPage') && openPanel(undefined)}
        shown={view.shown}
        furthestPage={furthestPage}
        onGo={(leaf) => {
          openPanel(undefined);
          stage.current?.go(leaf);
        }}
      />
      <ZoneHint rule={view.tapRule} choice={`${view.chosen.taps} ${view.chosen.tapInversion}`} />
      <RegionalPromo campaigns={chapter.campaigns} />
    </>
  );
}

function ZoneHint({ rule, choice }: { rule: TapRule; choice: string }) {
  const dispatch = useAppDispatch();
  const hasSeen = useAppSelector(selectHasSeenTapZones);
  const onSeen = useCallback(() => void dispatch(tapZonesSeen()), [dispatch]);
  return <TapZoneHint {...{ rule, choice }} isFirst={!hasSeen} onSeen={onSeen} />;
}
