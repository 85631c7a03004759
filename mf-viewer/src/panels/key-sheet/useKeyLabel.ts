import { useIntl } from 'react-intl';
import { partsOfKey } from '../../model/input/keyNames';
import { messages } from './messages';

/** Keys that are shown by signs. Letters and words like Home are shown as they are. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
};

/** Returns a key's name as printed on the key. */
export function useKeyLabel(): (name: string) => string {
  const { formatMessage } = useIntl();
  const labelOf = (part: string) => {
    if (part === ' ') return formatMessage(messages.space);
    return SIGNS[part] ?? (part.length === 1 ? part.toUpperCase() : part);
  };
  return (name) => partsOfKey(name).map(labelOf).join(' + ');
}
