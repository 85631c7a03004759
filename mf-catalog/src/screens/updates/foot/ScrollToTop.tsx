import { ArrowUpIcon, IconButton } from '@komawari/shared-ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';
import styles from './ScrollToTop.module.css';

/** The button appears when the page is scrolled further than this (docs/specification.md §9). */
const SHOWN_AFTER_PX = 100;

/** A button that scrolls to the top. Renders nothing at the top. */
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

/**
 * Whether the page is scrolled. Only the browser knows, and reading it forces a layout. So the first read comes after a frame,
 * which has done the layout anyway.
 */
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
