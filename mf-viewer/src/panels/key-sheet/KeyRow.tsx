import { Button, IconButton } from '@komawari/shared-ui';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { messages as actionNames } from '../../controls/keys/messages';
import type { ViewerAction } from '../../model/input/actions';
import { isFixedKey, type KeyChange, type KeyMap } from '../../model/input/keyMap';
import { isCharacterKey } from '../../model/input/keyNames';
import { KeyCap } from './KeyCap';
import { KeyQuestion } from './KeyQuestion';
import styles from './KeySheet.module.css';
import { messages } from './messages';
import { PlusIcon } from './PlusIcon';
import { useKeyLabel } from './useKeyLabel';

export interface KeyRowProps {
  action: ViewerAction;
  map: KeyMap;
  /** The reader has changed its keys. */
  isChanged: boolean;
  /** The change in progress in this row. */
  asked: KeyChange | undefined;
  onAsk: (from: string | undefined) => void;
  /** `undefined` changes nothing. */
  onAnswer: (change: KeyChange | undefined) => void;
  onReset: () => void;
}

/** One action and its keys. Pressing a key cap asks for another key. */
export function KeyRow({ action, map, isChanged, asked, onAsk, onAnswer, onReset }: KeyRowProps) {
  const { formatMessage } = useIntl();
  const labelOf = useKeyLabel();
  const name = formatMessage(actionNames[action]);
  const row = useRestoredFocus(asked !== undefined);
  return (
    <li ref={row} className={styles.row}>
      <span>{name}</span>
      <span className={styles.caps}>
        {map[action].map((key, position) =>
          isFixedKey(key) ? (
            <KeyCap key={key} name={key} />
          ) : (
            // The position is the React key, so that the pressed cap keeps the focus when its key changes.
            <button
              key={position}
              type="button"
              className={styles.cap}
              aria-label={formatMessage(messages.change, { action: name, key: labelOf(key) })}
              aria-pressed={asked?.from === key}
              data-character={isCharacterKey(key) || undefined}
              onClick={() => onAsk(key)}
            >
              <KeyCap name={key} />
            </button>
          ),
        )}
        <IconButton label={formatMessage(messages.add, { action: name })} icon={<PlusIcon />} onClick={() => onAsk(undefined)} />
        {isChanged && (
          <Button size="small" variant="quiet" aria-label={formatMessage(messages.reset, { action: name })} onClick={onReset}>
            {formatMessage(messages.resetShort)}
          </Button>
        )}
      </span>
      {asked && <KeyQuestion asked={asked} map={map} onAnswer={onAnswer} />}
    </li>
  );
}

/** The button that answers a question unmounts with it. The focus then returns to the row. */
function useRestoredFocus(isAsked: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    const isOver = wasAsked.current && !isAsked;
    wasAsked.current = isAsked;
    const hasFocus = row.current?.contains(document.activeElement) === true;
    const isElsewhere = document.activeElement?.closest('li') !== null;
    if (isOver && !hasFocus && !isElsewhere) row.current?.querySelector('button')?.focus();
  }, [isAsked]);
  return row;
}
