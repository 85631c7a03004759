import { SegmentedControl, Switch } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import { messages } from '../rows/messages';
import type { SettingsPartProps } from '../rows/SettingRow';
import { SettingRow } from '../rows/SettingRow';

const FLASHES = ['0', '1', '5', '10'] as const;

/** Settings for readers with electronic paper. */
export function EinkSettings({ settings, change, own }: SettingsPartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const nameOf = (every: string) => (every === '0' ? formatMessage(messages.never) : formatNumber(Number(every)));
  return (
    <>
      <SettingRow name="isEink" label={formatMessage(messages.eink)} own={own}>
        <Switch label={formatMessage(messages.eink)} checked={settings.isEink} onChange={(isEink) => change({ isEink })} />
      </SettingRow>
      {settings.isEink && (
        <SettingRow name="einkFlash" label={formatMessage(messages.einkFlash)} own={own}>
          <SegmentedControl
            legend={formatMessage(messages.einkFlash)}
            segments={FLASHES.map((value) => ({ value, label: nameOf(value) }))}
            // `sanitizeSettings` makes sure that the stored number is one of the four.
            value={String(settings.einkFlash) as (typeof FLASHES)[number]}
            onChange={(every) => change({ einkFlash: Number(every) })}
          />
        </SettingRow>
      )}
    </>
  );
}
