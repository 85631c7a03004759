import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/classNames';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  /** Over artwork, with a dark background. */
  isOverArt?: boolean;
}

/** A button with only an icon, 44 px wide so that a thumb can hit it. */
export function IconButton({ label, icon, isOverArt, className, ...rest }: IconButtonProps) {
  const look = classNames(iconButtonClass(), isOverArt && styles.overArt, className);
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={look}>
      {icon}
    </button>
  );
}

/** The look of an icon button for a link. Give the link an `aria-label`. */
export function iconButtonClass(): string {
  return styles.iconButton ?? '';
}
