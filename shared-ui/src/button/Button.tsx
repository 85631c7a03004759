import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/classNames';
import styles from './Button.module.css';

export interface ButtonLook {
  /** `primary` is the one thing to press next; a screen has one. */
  variant?: 'primary' | 'secondary' | 'quiet';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its box. */
  isWide?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Keeps its width and says so while something is under way. */
  isBusy?: boolean;
  icon?: ReactNode;
}

/** The look of a button for what is not one, a router `Link` for instance. */
export function buttonClass({ variant = 'secondary', size = 'medium', isWide }: ButtonLook = {}): string {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
}

/** A press that does something here. What goes somewhere is a link with `buttonClass`. */
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
