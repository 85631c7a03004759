import { useIntl } from 'react-intl';
import { SegmentedControl, Switch } from '@komawari/shared-ui';
import type { SettingsPartProps } from './LayoutSettings';
import { messages } from './messages';
import { RangeRow } from './RangeRow';
import styles from './SettingsSheet.module.css';
import type { StageTone } from './viewerSettings';

const TONES: readonly StageTone[] = ['black', 'gray', 'paper', 'edge'];

/** Background, brightness, contrast, warmth: for the eyes of this reader, on this title. */
export function ComfortSettings({ settings, change }: SettingsPartProps) {
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles.group}>
      <legend>{formatMessage(messages.comfort)}</legend>
      <SegmentedControl
        legend={formatMessage(messages.tone)}
        segments={TONES.map((value) => ({ value, label: formatMessage(value === 'edge' ? messages.pageEdge : messages[value]) }))}
        value={settings.tone}
        onChange={(tone) => change({ tone })}
      />
      <RangeRow
        label={formatMessage(messages.brightness)}
        min={30}
        max={150}
        value={settings.brightness}
        onChange={(brightness) => change({ brightness })}
      />
      <RangeRow
        label={formatMessage(messages.contrast)}
        min={50}
        max={150}
        value={settings.contrast}
        onChange={(contrast) => change({ contrast })}
      />
      <RangeRow label={formatMessage(messages.warmth)} min={0} max={100} value={settings.warmth} onChange={(warmth) => change({ warmth })} />
      <Switch label={formatMessage(messages.isGray)} checked={settings.isGray} onChange={(isGray) => change({ isGray })} />
      <Switch label={formatMessage(messages.isInverted)} checked={settings.isInverted} onChange={(isInverted) => change({ isInverted })} />
    </fieldset>
  );
}
