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
                  {key.startsWith('Shift+') && <kbd>Shift</kbd>}
                  <kbd>{nameOf(key.replace('Shift+', ''))}</kbd>
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
