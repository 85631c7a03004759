import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { memo, useCallback } from 'react';
import type { Bars } from '../../controls/bars/useBars';
import { TapZoneHint } from '../../controls/pointer/TapZoneHint';
import { RegionalPromo } from '../../end/promo/RegionalPromo';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { TapRule } from '../../model/input/tapZones';
import type { Size } from '../../model/layout/stage';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import { ChaptersMenu } from '../../panels/chapters-menu/ChaptersMenu';
import { KeySheet } from '../../panels/key-sheet/KeySheet';
import { Overview } from '../../panels/overview/Overview';
import { PageMenuPanel } from '../../panels/page-menu/PageMenuPanel';
import type { MenuPages } from '../../panels/page-menu/usePageMenu';
import { SettingsSheet } from '../../panels/settings-sheet/SettingsSheet';
import type { Peek } from '../../peek/usePeek';
import { selectHasSeenTapZones, tapZonesSeen } from '../../settings/viewerSlice';
import { useShare } from '../device/useShare';
import type { Panel } from '../session/usePanel';

export interface PanelsProps {
  chapter: ReadingChapter;
  settings: TitleSettings;
  open: Panel | undefined;
  setOpen: (panel: Panel | undefined) => void;
  tapRule: TapRule;
  pageNumber: number;
  /** What the page menu is about. */
  menuPages: MenuPages;
  peek: Peek;
  bars: Bars;
  /** Of the stage; `undefined` until it was measured. */
  stageSize: Size | undefined;
  onGo: (leaf: number) => void;
  onNote: (note: string) => void;
}

/** Everything that opens over the stage. At most one at a time. While none is open, a page that is turned draws nothing here. */
export const Panels = memo(OpenPanels, areClosedAlike);

function areClosedAlike(before: PanelsProps, after: PanelsProps): boolean {
  const { tapRule: rule } = before;
  const isSameRule =
    rule.layout === after.tapRule.layout && rule.inversion === after.tapRule.inversion && rule.isRtl === after.tapRule.isRtl;
  const isClosed = before.open === undefined && after.open === undefined;
  return isClosed && isSameRule && before.chapter === after.chapter && before.settings === after.settings;
}

function OpenPanels({
  chapter,
  settings,
  open,
  setOpen,
  tapRule,
  pageNumber,
  menuPages,
  peek,
  bars,
  stageSize,
  onGo,
  onNote,
}: PanelsProps) {
  // A panel that gave way to another one closes after it has opened.
  const closed = (panel: Panel) => () => open === panel && setOpen(undefined);
  const share = useShare(chapter, onNote);
  return (
    <>
      <ChaptersMenu chapter={chapter} isOpen={open === 'chapters'} onClose={closed('chapters')} />
      <SettingsSheet
        titleId={chapter.titleId}
        isVerticalOnly={chapter.isVerticalOnly}
        settings={settings}
        isOpen={open === 'settings'}
        onClose={closed('settings')}
        stageWidth={stageSize?.width}
        onShare={() => {
          // What is said of it would lie below the sheet.
          setOpen(undefined);
          share(pageNumber);
        }}
        onKeys={() => setOpen('keys')}
      />
      <PageMenuPanel
        chapter={chapter}
        pages={menuPages}
        otherLocale={peek.locale}
        isOpen={open === 'page'}
        onClose={closed('page')}
        onShare={share}
        onPeek={() => {
          peek.keep(true);
          // With them is what ends it.
          bars.tell({ kind: 'shown' });
        }}
      />
      <KeySheet isOpen={open === 'keys'} onClose={closed('keys')} />
      <Overview
        chapter={chapter}
        isOpen={open === 'overview' || open === 'goToPage'}
        isByNumber={open === 'goToPage'}
        onClose={() => (open === 'overview' || open === 'goToPage') && setOpen(undefined)}
        pageNumber={pageNumber}
        onGo={(leaf) => {
          setOpen(undefined);
          onGo(leaf);
        }}
      />
      <ZoneHint rule={tapRule} />
      <RegionalPromo regionCode={chapter.regionCode} />
    </>
  );
}

function ZoneHint({ rule }: { rule: TapRule }) {
  const dispatch = useAppDispatch();
  const hasSeen = useAppSelector(selectHasSeenTapZones);
  const onSeen = useCallback(() => void dispatch(tapZonesSeen()), [dispatch]);
  return <TapZoneHint rule={rule} isFirst={!hasSeen} onSeen={onSeen} />;
}
