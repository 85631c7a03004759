import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/classNames';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Its name, for those who cannot see the icon, and the tooltip for those who can. */
  label: string;
  icon: ReactNode;
  /** On a dark veil, over art. */
  isOverArt?: boolean;
}

/** A button that is only an icon, 44 px wide so that a thumb finds it. */
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
