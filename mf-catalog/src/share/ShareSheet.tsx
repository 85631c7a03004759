import { Button, Sheet, Toast } from '@komawari/shared-ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../words/messages';
import { messages } from './messages';
import { NetworkLinks } from './NetworkLinks';
import styles from './ShareSheet.module.css';

export interface ShareSheetProps {
  name: string;
  /** The text of the post. */
  text: string;
  /** The address to share. The sheet is closed while it is undefined. */
  address: string | undefined;
  onClose: () => void;
}

/** Ways to share a page if the system has none: a link to copy, and networks. */
export function ShareSheet({ name, text, address = '', onClose }: ShareSheetProps) {
  const { formatMessage } = useIntl();
  const [notice, setNotice] = useState<string>();
  const dismiss = useCallback(() => setNotice(undefined), []);

  function handleCopy() {
    onClose();
    // The clipboard exists only on secure origins.
    const copying = navigator.clipboard ? navigator.clipboard.writeText(address) : Promise.reject(new Error());
    copying.then(
      () => setNotice(formatMessage(messages.copied)),
      () => setNotice(formatMessage(messages.copyFailed)),
    );
  }

  return (
    <>
      <Sheet
        isOpen={address !== ''}
        onClose={onClose}
        title={formatMessage(messages.heading, { name })}
        closeLabel={formatMessage(catalogMessages.close)}
      >
        <input className={styles.address} readOnly value={address} aria-label={formatMessage(messages.share)} />
        <ul className={styles.ways}>
          <li>
            <Button isWide variant="primary" onClick={handleCopy}>
              {formatMessage(messages.copyLink)}
            </Button>
          </li>
          <NetworkLinks text={text} address={address} look={{ isWide: true }} />
        </ul>
      </Sheet>
      <Toast message={notice} onDismiss={dismiss} />
    </>
  );
}
