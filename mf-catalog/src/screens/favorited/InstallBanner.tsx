import { readStored, useAppStoreLink, writeStored } from '@komawari/shared-state';
import { buttonClass, CloseIcon, IconButton } from '@komawari/shared-ui';
import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages as catalogMessages } from '../../words/messages';
import styles from './InstallBanner.module.css';
import { messages } from './messages';

/** Offers the app once. `isBannerShowed` records that it did (docs/specification.md §2, Favorited). */
export function InstallBanner() {
  const { formatMessage } = useIntl();
  const store = useAppStoreLink();
  const [isOpen, setIsOpen] = useState(false);
  // Storage exists only in the browser. It is read before the paint, so that nothing moves.
  useLayoutEffect(() => {
    if (!store || readStored('isInstallBannerShown') === true) return;
    writeStored('isInstallBannerShown', true);
    setIsOpen(true);
    // The one time ends when the reader leaves the page.
    return () => setIsOpen(false);
  }, [store]);
  if (!isOpen) return null;
  return (
    <section className={styles.banner} data-theme="dark" aria-label={formatMessage(messages.installTitle)}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{formatMessage(messages.installTitle)}</h2>
        <p>{formatMessage(messages.installText)}</p>
      </div>
      <a href={store} className={buttonClass({ size: 'small' })} rel="noopener noreferrer">
        {formatMessage(messages.install)}
      </a>
      <IconButton label={formatMessage(catalogMessages.close)} icon={<CloseIcon />} onClick={() => setIsOpen(false)} />
    </section>
  );
}
