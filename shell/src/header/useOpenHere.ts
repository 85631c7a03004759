import { useLocation } from '@komawari/shared-state';
import { useState } from 'react';

export interface OpenHere {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * State of a panel that is open at one location. It closes on every navigation (docs/specification.md §2, settings panel). When
 * the reader returns to that location, it is closed.
 */
export function useOpenHere(): OpenHere {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Reset during rendering. An effect would let the old location show the panel for one more frame.
  if (openAt !== undefined && openAt !== key) setOpenAt(undefined);
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  };
}
