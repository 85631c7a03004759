import { useIntl } from 'react-intl';
import { SegmentedControl, Switch } from '@komawari/shared-ui';
import type { SettingsPartProps } from './LayoutSettings';
import { messages } from './messages';

const FLASHES = ['0', '1', '5', '10'] as const;

/** For readers on electronic paper. */
export function EinkSettings({ settings, change }: SettingsPartProps) {
  const { formatMessage, formatNumber } = useIntl();
  const nameOf = (every: string) => (every === '0' ? formatMessage(messages.never) : formatNumber(Number(every)));
  return (
    <>
      <Switch label={formatMessage(messages.eink)} checked={settings.isEink} onChange={(isEink) => change({ isEink })} />
      {settings.isEink && (
        <SegmentedControl
          legend={formatMessage(messages.einkFlash)}
          segments={FLASHES.map((value) => ({ value, label: nameOf(value) }))}
          value={String(settings.einkFlash) as (typeof FLASHES)[number]}
          onChange={(every) => change({ einkFlash: Number(every) })}
        />
      )}
    </>
  );
}
