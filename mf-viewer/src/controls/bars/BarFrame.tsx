import { classNames } from '@komawari/shared-ui';
import { type FocusEvent, type ReactNode } from 'react';
import styles from './Bars.module.css';
import type { Bars } from './useBars';

export interface BarFrameProps {
  edge: 'top' | 'bottom';
  label: string;
  bars: Bars;
  children: ReactNode;
}

/** A bar over the art. A hidden bar can still be reached with the keyboard, and is shown again when it gets the focus. */
export function BarFrame({ edge, label, bars, children }: BarFrameProps) {
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) bars.hold('focus', false);
  };
  const onFocus = ({ target }: FocusEvent) => {
    // A mouse press leaves the focus on the button. That alone must not keep the bars visible.
    if (target.matches(':focus-visible')) bars.hold('focus', true);
  };
  return (
    <div
      role="group"
      className={classNames(styles.bar, styles[edge])}
      aria-label={label}
      data-visible={bars.areVisible || undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onPointerEnter={(event) => event.pointerType === 'mouse' && bars.hold('pointer', true)}
      onPointerLeave={() => bars.hold('pointer', false)}
    >
      {children}
    </div>
  );
}
