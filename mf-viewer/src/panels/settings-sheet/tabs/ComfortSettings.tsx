import { SegmentedControl, Switch } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import type { StageTone } from '../../../model/settings/viewerSettings';
import { messages } from '../rows/messages';
import { RangeRow } from '../rows/RangeRow';
import type { SettingsPartProps } from '../rows/SettingRow';
import { SettingRow } from '../rows/SettingRow';
import styles from '../rows/SettingsSheet.module.css';

const TONES: readonly StageTone[] = ['black', 'gray', 'paper', 'edge'];

/** Background, brightness, contrast and warmth, for this reader and this title. */
export function ComfortSettings({ settings, change, own }: SettingsPartProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.group}>
      <legend>{formatMessage(messages.comfort)}</legend>
      <SettingRow name="tone" label={formatMessage(messages.tone)} own={own}>
        <SegmentedControl
          legend={formatMessage(messages.tone)}
          segments={TONES.map((value) => ({
            value,
            label: formatMessage(value === 'edge' ? messages.pageEdge : messages[value]),
          }))}
          value={settings.tone}
          onChange={(tone) => change({ tone })}
        />
      </SettingRow>
      <SettingRow name="brightness" label={formatMessage(messages.brightness)} own={own}>
        <RangeRow
          label={formatMessage(messages.brightness)}
          min={30}
          max={150}
          value={settings.brightness}
          onChange={(brightness) => change({ brightness })}
        />
      </SettingRow>
      <SettingRow name="contrast" label={formatMessage(messages.contrast)} own={own}>
        <RangeRow
          label={formatMessage(messages.contrast)}
          min={50}
          max={150}
          value={settings.contrast}
          onChange={(contrast) => change({ contrast })}
        />
      </SettingRow>
      <SettingRow name="warmth" label={formatMessage(messages.warmth)} own={own}>
        <RangeRow
          label={formatMessage(messages.warmth)}
          min={0}
          max={100}
          value={settings.warmth}
          onChange={(warmth) => change({ warmth })}
        />
      </SettingRow>
      <SettingRow name="isGray" label={formatMessage(messages.isGray)} own={own}>
        <Switch label={formatMessage(messages.isGray)} checked={settings.isGray} onChange={(isGray) => change({ isGray })} />
      </SettingRow>
      <SettingRow name="isInverted" label={formatMessage(messages.isInverted)} own={own}>
        <Switch
          label={formatMessage(messages.isInverted)}
          checked={settings.isInverted}
          onChange={(isInverted) => change({ isInverted })}
        />
      </SettingRow>
    </fieldset>
  );
}
