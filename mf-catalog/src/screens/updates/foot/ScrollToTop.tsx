import { ArrowUpIcon, IconButton } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './ScrollToTop.module.css';

/** The button is there once the page is scrolled this far (docs/specification.md §9). */
const SHOWN_AFTER_PX = 100;

/** A way back to the top, once there is a way back. */
export function ScrollToTop() {
  const { formatMessage } = useIntl();
  const isShown = useIsScrolled();
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

/** Where the page is scrolled to is the browser's, and asking lays the page out: it is asked behind a frame, which has done so. */
function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SHOWN_AFTER_PX);
    let timer = 0;
    const frame = requestAnimationFrame(() => (timer = window.setTimeout(look)));
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isScrolled;
}
