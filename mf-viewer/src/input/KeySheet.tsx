import { useIntl } from 'react-intl';
import { Dialog } from '@komawari/shared-ui';
import styles from './KeySheet.module.css';
import { SHORTCUTS } from './keyMap';
import { messages } from './messages';

/** Keys whose names are signs; letters and words like Home are shown as they are. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** A key and what is held with it; the space bar is a key too. */
function partsOf(keys: string): readonly string[] {
  return keys.startsWith('Shift+') ? ['Shift', keys.slice('Shift+'.length)] : [keys];
}

/** Everything that the keyboard can do here. */
export function KeySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const nameOf = (key: string) => {
    if (key.trim() === '') return formatMessage(messages.space);
    return SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage(messages.heading)} closeLabel={formatMessage(messages.close)}>
      <dl className={styles.keys}>
        {SHORTCUTS.map(({ action, keys }) => (
          <div key={action} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <span key={key} className={styles.combination}>
                  {partsOf(key).map((part) => (
                    <kbd key={part}>{nameOf(part)}</kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{formatMessage(messages[action])}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
