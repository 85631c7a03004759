import { memo, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { paths, useAppDispatch, useAppSelector } from '@komawari/shared-state';
import type { ReadingChapter } from '../chapter/readingChapter';
import { ChaptersMenu } from '../chapters-menu/ChaptersMenu';
import { TapZoneHint } from '../input/TapZoneHint';
import type { TapRule } from '../input/tapZones';
import { KeySheet } from '../key-sheet/KeySheet';
import { Overview } from '../overview/Overview';
import { RegionalPromo } from '../promo/RegionalPromo';
import { SettingsSheet } from '../settings/SettingsSheet';
import type { TitleSettings } from '../settings/viewerSettings';
import { selectHasSeenTapZones, tapZonesSeen } from '../settings/viewerSlice';
import { sharePage } from '../share/sharePage';
import { messages } from './messages';
import type { Panel } from './useReaderActions';

export interface PanelsProps {
  chapter: ReadingChapter;
  settings: TitleSettings;
  open: Panel | undefined;
  setOpen: (panel: Panel | undefined) => void;
  tapRule: TapRule;
  pageNumber: number;
  onGo: (leaf: number) => void;
  onNote: (note: string) => void;
}

/** Everything that opens over the stage. At most one at a time. While none is open, a page that is turned draws nothing here. */
export const Panels = memo(OpenPanels, areClosedAlike);

function areClosedAlike(before: PanelsProps, after: PanelsProps): boolean {
  const { tapRule: rule } = before;
  const isSameRule = rule.layout === after.tapRule.layout && rule.inversion === after.tapRule.inversion && rule.isRtl === after.tapRule.isRtl;
  const isClosed = before.open === undefined && after.open === undefined;
  return isClosed && isSameRule && before.chapter === after.chapter && before.settings === after.settings;
}

function OpenPanels({ chapter, settings, open, setOpen, tapRule, pageNumber, onGo, onNote }: PanelsProps) {
  const { formatMessage } = useIntl();
  // A panel that gave way to another one closes after it has opened.
  const closed = (panel: Panel) => () => open === panel && setOpen(undefined);
  const share = async () => {
    const url = new URL(paths.viewer(chapter.chapterId, pageNumber), window.location.href).href;
    const title = formatMessage(messages.title, { chapter: chapter.chapterName, title: chapter.titleName });
    if ((await sharePage({ title, text: chapter.share.text || title, url })) === 'copied') onNote(formatMessage(messages.linkCopied));
  };
  return (
    <>
      <ChaptersMenu chapter={chapter} isOpen={open === 'chapters'} onClose={closed('chapters')} />
      <SettingsSheet
        titleId={chapter.titleId}
        isVerticalOnly={chapter.isVerticalOnly}
        settings={settings}
        isOpen={open === 'settings'}
        onClose={closed('settings')}
        onShare={() => void share()}
        onKeys={() => setOpen('keys')}
      />
      <KeySheet isOpen={open === 'keys'} onClose={closed('keys')} />
      <Overview
        chapter={chapter}
        isOpen={open === 'overview'}
        onClose={closed('overview')}
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
