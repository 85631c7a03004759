import { useAppDispatch, useAppSelector } from '@komawari/shared-state';
import { Button, Dialog, Switch } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { VIEWER_ACTIONS } from '../../model/input/actions';
import type { KeyChange } from '../../model/input/keyMap';
import {
  keyChanged,
  keysReset,
  letterKeysSwitched,
  selectChosenKeys,
  selectHasLetterKeys,
  selectKeyMap,
} from '../../settings/viewerSlice';
import { KeyRow } from './KeyRow';
import styles from './KeySheet.module.css';
import { messages } from './messages';

export interface KeySheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All keyboard actions and their keys. Each key can be changed by pressing another. */
export function KeySheet({ isOpen, onClose }: KeySheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage(messages.heading)} closeLabel={formatMessage(messages.close)}>
      <KeyList />
    </Dialog>
  );
}

function KeyList() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const map = useAppSelector(selectKeyMap);
  const chosen = useAppSelector(selectChosenKeys);
  const hasLetterKeys = useAppSelector(selectHasLetterKeys);
  const [asked, setAsked] = useState<KeyChange>();
  return (
    <div data-letters={hasLetterKeys ? 'on' : 'off'}>
      <Switch
        label={formatMessage(messages.letters)}
        checked={hasLetterKeys}
        onChange={(isOn) => dispatch(letterKeysSwitched(isOn))}
      />
      <ul className={styles.keys}>
        {VIEWER_ACTIONS.map((action) => (
          <KeyRow
            key={action}
            action={action}
            map={map}
            isChanged={chosen[action] !== undefined}
            asked={asked?.action === action ? asked : undefined}
            onAsk={(from) => setAsked({ action, from })}
            onReset={() => dispatch(keysReset(action))}
            onAnswer={(change) => {
              setAsked(undefined);
              if (change) dispatch(keyChanged(change));
            }}
          />
        ))}
      </ul>
      <Button size="small" disabled={Object.keys(chosen).length === 0} onClick={() => dispatch(keysReset())}>
        {formatMessage(messages.resetAll)}
      </Button>
    </div>
  );
}
