import { classNames } from '@komawari/shared-ui';
import type { ComponentProps } from 'react';
import styles from './SmallButton.module.css';

export interface SmallButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  /** The only way on from a line, instead of one of several under a comment. */
  isStrong?: boolean;
}

/** What can be done with a comment beside liking it: words alone, with room for a finger. */
export function SmallButton({ isStrong = false, ...rest }: SmallButtonProps) {
  return <button type="button" className={classNames(styles.button, isStrong && styles.strong)} {...rest} />;
}
