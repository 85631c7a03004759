import type { ReactNode } from 'react';
import styles from './Icon.module.css';

export interface IconProps {
  /** Relative to the size of the text around it. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * The frame of all icons: 24 units, one stroke width of 2, square ends. Always hidden from screen readers; the control around it
 * has the name.
 */
export function Icon({ size = 'medium', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={size === 'medium' ? styles.icon : `${styles.icon} ${styles[size]}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
