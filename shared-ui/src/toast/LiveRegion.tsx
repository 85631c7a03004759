import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface LiveRegionProps {
  /** Screen readers announce it when it changes. */
  message: string;
  /** Whether it interrupts the screen reader, for errors. */
  isUrgent?: boolean;
}

/** Announces a change to screen readers. Keep it mounted, and change its message. */
export function LiveRegion({ message, isUrgent }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={isUrgent ? 'alert' : 'status'}>{message}</span>
    </VisuallyHidden>
  );
}
