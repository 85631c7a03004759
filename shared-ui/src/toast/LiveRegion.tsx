import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';

export interface LiveRegionProps {
  /** Read out when it changes. */
  message: string;
  /** Interrupts, for what went wrong. */
  isUrgent?: boolean;
}

/** Tells of a change to those who cannot see it. Keep it mounted, and change its message. */
export function LiveRegion({ message, isUrgent }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={isUrgent ? 'alert' : 'status'}>{message}</span>
    </VisuallyHidden>
  );
}
