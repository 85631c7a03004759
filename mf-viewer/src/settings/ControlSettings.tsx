import { useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button, RadioList, Switch } from '@komawari/shared-ui';
import type { SettingsPartProps } from './LayoutSettings';
import { messages } from './messages';
import styles from './SettingsSheet.module.css';
import type { TitleSettings } from './viewerSettings';
import { letterKeysSwitched, selectHasLetterKeys } from './viewerSlice';

const TAP_LAYOUTS: readonly TitleSettings['taps'][] = ['auto', 'sides', 'corners', 'edge', 'kindle', 'off'];

/** What taps and keys do. */
export function ControlSettings({ settings, change, onKeys }: SettingsPartProps & { onKeys: () => void }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const hasLetterKeys = useAppSelector(selectHasLetterKeys);
  return (
    <>
      <RadioList
        legend={formatMessage(messages.taps)}
        options={TAP_LAYOUTS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        value={settings.taps}
        onChange={(taps) => change({ taps })}
      />
      <Switch label={formatMessage(messages.letters)} checked={hasLetterKeys} onChange={(isOn) => dispatch(letterKeysSwitched(isOn))} />
      <div className={styles.buttons}>
        <Button onClick={onKeys}>{formatMessage(messages.keys)}</Button>
      </div>
    </>
  );
}
