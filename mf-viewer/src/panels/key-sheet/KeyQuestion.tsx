import { Button } from '@komawari/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as actionNames } from '../../controls/keys/messages';
import { conflictOf, isFixedKey, type KeyChange, type KeyMap } from '../../model/input/keyMap';
import styles from './KeySheet.module.css';
import { messages } from './messages';
import { useKeyLabel } from './useKeyLabel';
import { usePressedKey } from './usePressedKey';

export interface KeyQuestionProps {
  asked: KeyChange;
  map: KeyMap;
  onAnswer: (change: KeyChange | undefined) => void;
}

/** Waits for a key. If another action has that key, it names the action and changes nothing until the reader has decided. */
export function KeyQuestion({ asked, map, onAnswer }: KeyQuestionProps) {
  const { formatMessage } = useIntl();
  const labelOf = useKeyLabel();
  const [pressed, setPressed] = useState<string | 'refused'>();
  const change = pressed === undefined || pressed === 'refused' ? undefined : { ...asked, to: pressed };
  const other = change && conflictOf(map, change);
  usePressedKey((key) => {
    if (key === 'cancelled') onAnswer(undefined);
    else if (key === 'refused' || isFixedKey(key)) setPressed('refused');
    else if (conflictOf(map, { ...asked, to: key })) setPressed(key);
    else onAnswer({ ...asked, to: key });
  });
  return (
    <div className={styles.question}>
      <p role="status">{words()}</p>
      <div className={styles.answers} data-answers="">
        {change && other && (
          <Button size="small" variant="primary" onClick={() => onAnswer(change)}>
            {formatMessage(asked.from === undefined ? messages.move : messages.swap)}
          </Button>
        )}
        {!other && asked.from !== undefined && (
          <Button size="small" onClick={() => onAnswer(asked)}>
            {formatMessage(messages.remove)}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => onAnswer(undefined)}>
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </div>
  );

  function words(): string {
    if (change && other)
      return formatMessage(messages.taken, { key: labelOf(change.to), other: formatMessage(actionNames[other]) });
    if (pressed === 'refused') return formatMessage(messages.refused);
    return formatMessage(messages.press, { action: formatMessage(actionNames[asked.action]) });
  }
}
