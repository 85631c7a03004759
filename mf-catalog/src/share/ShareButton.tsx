import { Button, ShareIcon } from '@komawari/shared-ui';
import { type ComponentType, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as errorMessages } from '../load-error/messages';
import { messages } from './messages';
import styles from './ShareButton.module.css';
import type { ShareSheetProps } from './ShareSheet';

export interface ShareButtonProps extends Pick<ShareSheetProps, 'name' | 'text'> {
  /** Without it, the address of this page. */
  url: string | undefined;
}

/** The system's own share sheet where there is one; elsewhere a sheet of ours, which comes when it is first asked for. */
export function ShareButton({ name, text, url }: ShareButtonProps) {
  const { formatMessage } = useIntl();
  const [Sheet, setSheet] = useState<ComponentType<ShareSheetProps>>();
  const [address, setAddress] = useState<string>();
  const [loading, setLoading] = useState<'busy' | 'failed'>();

  function handleShare() {
    const shared = { title: name, text, url: url || location.href };
    // A reader who closes the system's sheet has decided; only a system without one needs ours.
    if (navigator.share) navigator.share(shared).catch(() => undefined);
    else if (Sheet) setAddress(shared.url);
    else void openFirst(shared.url);
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
