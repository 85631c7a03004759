import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/classNames';
import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` is for the next thing to press. A screen has only one. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  /** Whether it is as wide as its container. */
  isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps its width and is announced as busy while something is in progress. */
  isBusy?: boolean;
  icon?: ReactNode;
}

/** The look of a button for another element, for instance a router `Link`. */
export function buttonClass({ variant = 'secondary', size = 'medium', isWide }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
}

/** A button that does something on this page. To navigate, use a link with `buttonClass`. */
export function Button({ variant, size, isWide, isBusy, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      {...rest}
      className={classNames(buttonClass({ variant, size, isWide }), className)}
    >
      {icon}
      {children}
    </button>
  );
}
