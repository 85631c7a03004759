import { Button, ShareIcon } from '@komawari/shared-ui';
import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as errorMessages } from '../load-error/messages';
import { messages } from './messages';
import styles from './ShareButton.module.css';
import type { ShareSheetProps } from './ShareSheet';

export interface ShareButtonProps extends Pick<ShareSheetProps, 'name' | 'text'> {
  /** If undefined, the address of this page is shared. */
  url: string | undefined;
}

/** Opens the system's share sheet. If there is none or it is refused, opens our own sheet, which loads on first use. */
export function ShareButton({ name, text, url }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetProps>>();
  const [address, setAddress] = useState<string>();
  const [loading, setLoading] = useState<'busy' | 'failed'>();

  function handleShare() {
    const shared = { title: name, text, url: url || location.href };
    if (!navigator.share) return openOurs(shared.url);
    navigator.share(shared).catch((error: unknown) => {
      // A reader who closes the system's sheet has decided. An app's browser may have the sheet and refuse to open it.
      if (!(error instanceof DOMException && error.name === 'AbortError')) openOurs(shared.url);
    });
  }

  function openOurs(shared: string) {
    if (Sheet) setAddress(shared);
    else void openFirst(shared);
  }

  async function openFirst(shared: string) {
    setLoading('busy');
    try {
      const { ShareSheet } = await import(/* webpackChunkName: "share-sheet" */ './ShareSheet');
      setSheet(() => ShareSheet);
      setAddress(shared);
      setLoading(undefined);
    } catch {
      setLoading('failed');
    }
  }

  return (
    <>
      <Button icon={<ShareIcon />} isBusy={loading === 'busy'} onClick={handleShare}>
        {formatMessage(messages.share)}
      </Button>
      {Sheet && <Sheet {...{ name, text, address }} onClose={() => setAddress(undefined)} />}
      {loading === 'failed' && (
        <p className={styles.failed} role="alert">
          {formatMessage(errorMessages.offlineText)}
        </p>
      )}
    </>
  );
}
