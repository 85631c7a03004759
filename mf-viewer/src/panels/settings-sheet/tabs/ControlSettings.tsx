import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button, RadioList, SegmentedControl, Switch } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import type { TapInversion, TitleSettings } from '../../../model/settings/viewerSettings';
import { letterKeysSwitched, selectHasLetterKeys } from '../../../settings/viewerSlice';
import { messages } from '../rows/messages';
import type { SettingsPartProps } from '../rows/SettingRow';
import { SettingRow } from '../rows/SettingRow';
import styles from '../rows/SettingsSheet.module.css';

const TAP_LAYOUTS: readonly TitleSettings['taps'][] = ['auto', 'sides', 'corners', 'edge', 'kindle', 'off'];
const INVERSIONS: readonly TapInversion[] = ['none', 'x', 'y', 'both'];
const EDGES = [
  { value: 'off', label: messages.edgeOff },
  { value: 'left', label: messages.edgeLeft },
  { value: 'right', label: messages.edgeRight },
] as const;
/** The shares of the screen, in percent, by which a scroll key can scroll. */
const SCROLL_PERCENTS = ['10', '25', '75', '95'] as const;

/** The effects of taps and keys. */
export function ControlSettings({ settings, change, own, onKeys }: SettingsPartProps & { onKeys: () => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const dispatch = useAppDispatch();
  const hasLetterKeys = useAppSelector(selectHasLetterKeys);
  return (
    <>
      <SettingRow name="taps" label={formatMessage(messages.taps)} own={own}>
        <RadioList
          legend={formatMessage(messages.taps)}
          options={TAP_LAYOUTS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          value={settings.taps}
          onChange={(taps) => change({ taps })}
        />
      </SettingRow>
      <SettingRow name="tapInversion" label={formatMessage(messages.inversion)} own={own}>
        <SegmentedControl
          legend={formatMessage(messages.inversion)}
          segments={INVERSIONS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          value={settings.tapInversion}
          onChange={(tapInversion) => change({ tapInversion })}
        />
      </SettingRow>
      <SettingRow name="scrollPercent" label={formatMessage(messages.scrollPercent)} own={own}>
        <SegmentedControl
          legend={formatMessage(messages.scrollPercent)}
          segments={SCROLL_PERCENTS.map((value) => ({ value, label: formatNumber(Number(value) / 100, { style: 'percent' }) }))}
          // The stored share may differ from all choices. Then none of them is selected.
          value={String(settings.scrollPercent) as (typeof SCROLL_PERCENTS)[number]}
          onChange={(percent) => change({ scrollPercent: Number(percent) })}
        />
      </SettingRow>
      <SettingRow name="edgeSlider" label={formatMessage(messages.edgeSlider)} own={own}>
        <SegmentedControl
          legend={formatMessage(messages.edgeSlider)}
          segments={EDGES.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
          value={settings.edgeSlider}
          onChange={(edgeSlider) => change({ edgeSlider })}
        />
      </SettingRow>
      <SettingRow name="shared" label={formatMessage(messages.letters)} own={own}>
        <Switch
          label={formatMessage(messages.letters)}
          checked={hasLetterKeys}
          onChange={(isOn) => dispatch(letterKeysSwitched(isOn))}
        />
      </SettingRow>
      <div className={styles.buttons}>
        <Button onClick={onKeys}>{formatMessage(messages.keys)}</Button>
      </div>
    </>
  );
}
