import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button, ShareIcon, Sheet } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ReadingChapter } from '../../model/chapter/readingChapter';
import type { TitleSettings } from '../../model/settings/viewerSettings';
import { useSettingsChange } from '../../settings/useSettingsChange';
import { defaultsTaken, selectHasOwnSettings, selectOwnNames, settingsReset } from '../../settings/viewerSlice';
import { messages } from './rows/messages';
import type { SettingName } from './rows/SettingRow';
import styles from './rows/SettingsSheet.module.css';
import { SettingsTabs } from './SettingsTabs';
import { ControlSettings } from './tabs/ControlSettings';
import { ImageSettings } from './tabs/ImageSettings';
import { LayoutSettings } from './tabs/LayoutSettings';

export interface SettingsSheetProps {
  chapter: Pick<ReadingChapter, 'titleId' | 'isVerticalOnly' | 'isMarkedVertical'>;
  /** The width of the stage in CSS pixels. */
  stageWidth: number | undefined;
  settings: TitleSettings;
  isOpen: boolean;
  onClose: () => void;
  onShare: () => void;
  onKeys: () => void;
}

/**
 * Direction, resolution, share (docs/specification.md §2, Viewer), and options for comfortable reading. Every change is visible
 * at once.
 */
export function SettingsSheet({ chapter, stageWidth, settings, isOpen, onClose, onShare, onKeys }: SettingsSheetProps) {
  const { titleId } = chapter;
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const change = useSettingsChange(titleId);
  const own = {
    names: useAppSelector((state) => selectOwnNames(state, titleId)),
    onTakeForAll: (name: SettingName) => dispatch(defaultsTaken({ titleId, name })),
  };
  const part = { settings, change, own };
  const tabs = [
    {
      key: 'layout',
      label: formatMessage(messages.tabLayout),
      content: <LayoutSettings {...part} {...{ chapter, stageWidth }} />,
    },
    { key: 'image', label: formatMessage(messages.tabImage), content: <ImageSettings {...part} /> },
    { key: 'controls', label: formatMessage(messages.tabControls), content: <ControlSettings {...part} onKeys={onKeys} /> },
  ];
  return (
    <div className={styles.clearBackdrop}>
      <Sheet isOpen={isOpen} onClose={onClose} title={formatMessage(messages.heading)} closeLabel={formatMessage(messages.close)}>
        <div className={styles.rows}>
          <SettingsTabs label={formatMessage(messages.heading)} tabs={tabs} />
          <Scope titleId={titleId} />
          <div className={styles.buttons}>
            <Button icon={<ShareIcon />} onClick={onShare}>
              {formatMessage(messages.share)}
            </Button>
          </div>
        </div>
      </Sheet>
    </div>
  );
}

/** Changes apply to this title. One button makes them the default. */
function Scope({ titleId }: { titleId: number }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const hasOwn = useAppSelector((state) => selectHasOwnSettings(state, titleId));
  const [isTaken, setIsTaken] = useState(false);
  return (
    <div className={styles.scope}>
      <p role="status">{formatMessage(isTaken ? messages.madeDefault : messages.scope)}</p>
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={!hasOwn}
          onClick={() => {
            dispatch(defaultsTaken({ titleId }));
            setIsTaken(true);
          }}
        >
          {formatMessage(messages.makeDefault)}
        </Button>
        <Button size="small" variant="quiet" disabled={!hasOwn} onClick={() => dispatch(settingsReset({ titleId }))}>
          {formatMessage(messages.reset)}
        </Button>
      </div>
    </div>
  );
}
