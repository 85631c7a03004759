import { Button, buttonClass, ShareIcon, Sheet, Toast } from '@komawari/shared-ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../words/messages';
import { messages } from './messages';
import styles from './ShareButton.module.css';
import { shareTargets } from './shareTargets';

export interface ShareButtonProps {
  name: string;
  /** What to say about it. */
  text: string;
  /** Without it, the address of this page. */
  url: string | undefined;
}

/** The system's own share sheet where there is one; elsewhere a sheet of ours with a link to copy and networks. */
export function ShareButton({ name, text, url }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const dismiss = useCallback(() => setNotice(undefined), []);

  function handleShare() {
    const shared = { title: name, text, url: url || location.href };
    // A reader who closes the system's sheet has decided; only a system without one needs ours.
    if (navigator.share) navigator.share(shared).catch(() => undefined);
    else setAddress(shared.url);
  }

  function handleCopy() {
    setAddress(undefined);
    // The clipboard is there on secure origins only.
    const copying = navigator.clipboard ? navigator.clipboard.writeText(address ?? '') : Promise.reject(new Error());
    copying.then(
      () => setNotice(formatMessage(messages.copied)),
      () => setNotice(formatMessage(messages.copyFailed)),
    );
  }

  return (
    <>
      <Button icon={<ShareIcon />} onClick={handleShare}>
        {formatMessage(messages.share)}
      </Button>
      <Sheet
        isOpen={address !== undefined}
        onClose={() => setAddress(undefined)}
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
          {shareTargets(text, address ?? '').map(({ network, href }) => (
            <li key={network}>
              <a
                className={buttonClass({ isWide: true })}
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={formatMessage(messages.on, { network })}
              >
                {network}
              </a>
            </li>
          ))}
        </ul>
      </Sheet>
      <Toast message={notice} onDismiss={dismiss} />
    </>
  );
}
