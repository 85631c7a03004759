import { ArrowUpIcon, IconButton } from '@komawari/shared-ui';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './ScrollToTop.module.css';

/** The button is there once the page is scrolled this far (docs/specification.md §9). */
const SHOWN_AFTER_PX = 100;

/** A way back to the top, once there is a way back. */
export function ScrollToTop() {
  const { formatMessage } = useIntl();
  const isShown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > SHOWN_AFTER_PX,
    () => false,
  );
  if (!isShown) return null;
  return (
    <IconButton
      className={styles.button}
      label={formatMessage(messages.scrollToTop)}
      icon={<ArrowUpIcon />}
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
    />
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
