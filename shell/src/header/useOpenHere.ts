import { useLocation } from '@komawari/shared-state';
import { useState } from 'react';

export interface OpenHere {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Something that is open at one place: it closes on every navigation (docs/specification.md §2, settings panel), and a
 * return to that place finds it closed.
 */
export function useOpenHere(): OpenHere {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  // Forgotten while rendering, since an effect would let the old place show it for one frame more.
  if (openAt !== undefined && openAt !== key) setOpenAt(undefined);
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  };
}
