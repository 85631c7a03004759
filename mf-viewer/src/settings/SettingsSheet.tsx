import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button, SegmentedControl, ShareIcon, Sheet, Switch } from '@komawari/shared-ui';
import { ComfortSettings } from './ComfortSettings';
import { LayoutSettings } from './LayoutSettings';
import { messages } from './messages';
import styles from './SettingsSheet.module.css';
import type { ImageQuality, TitleSettings } from './viewerSettings';
import {
  defaultsTaken,
  letterKeysSwitched,
  qualityChosen,
  selectHasLetterKeys,
  selectHasOwnSettings,
  selectQuality,
  settingsChanged,
  settingsReset,
} from './viewerSlice';

export interface SettingsSheetProps {
  titleId: number;
  isVerticalOnly: boolean;
  settings: TitleSettings;
  isOpen: boolean;
  onClose: () => void;
  onShare: () => void;
  onKeys: () => void;
}

const QUALITIES: readonly ImageQuality[] = ['low', 'high', 'super_high'];

/** Resolution, direction, share (spec §2, Viewer), and what makes reading comfortable. Every change is seen at once. */
export function SettingsSheet({ titleId, isVerticalOnly, settings, isOpen, onClose, onShare, onKeys }: SettingsSheetProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const quality = useAppSelector(selectQuality);
  const hasLetterKeys = useAppSelector(selectHasLetterKeys);
  const change = (part: Partial<TitleSettings>) => dispatch(settingsChanged({ titleId, change: part }));
  return (
    <div className={styles.clearBackdrop}>
      <Sheet isOpen={isOpen} onClose={onClose} title={formatMessage(messages.heading)} closeLabel={formatMessage(messages.close)}>
        <div className={styles.rows}>
          <SegmentedControl
            legend={formatMessage(messages.quality)}
            segments={QUALITIES.map((value) => ({ value, label: formatMessage(messages[value]) }))}
            value={quality}
            onChange={(value) => dispatch(qualityChosen(value))}
          />
          <LayoutSettings isVerticalOnly={isVerticalOnly} settings={settings} change={change} />
          <ComfortSettings settings={settings} change={change} />
          <Switch
            label={formatMessage(messages.letters)}
            checked={hasLetterKeys}
            onChange={(isOn) => dispatch(letterKeysSwitched(isOn))}
          />
          <Scope titleId={titleId} />
          <div className={styles.buttons}>
            <Button icon={<ShareIcon />} onClick={onShare}>
              {formatMessage(messages.share)}
            </Button>
            <Button variant="quiet" onClick={onKeys}>
              {formatMessage(messages.keys)}
            </Button>
          </div>
        </div>
      </Sheet>
    </div>
  );
}

/** What was changed stays with the title; one press makes it the rule. */
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
