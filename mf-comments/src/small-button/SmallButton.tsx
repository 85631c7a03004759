import { classNames } from '@komawari/shared-ui';
import type { ComponentProps } from 'react';
import styles from './SmallButton.module.css';

export interface SmallButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** Whether this is the only action of a line, not one of several below a comment. */
  isStrong?: boolean;
}

/** An action of a comment other than the like. It has only text, with room for a finger. */
export function SmallButton({ isStrong = false, ...rest }: SmallButtonProps) {
  return <button type="button" className={classNames(styles.button, isStrong && styles.strong)} {...rest} />;
}
