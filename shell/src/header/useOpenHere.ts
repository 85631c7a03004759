import { useLocation } from '@komawari/shared-state';
import { useState } from 'react';

export interface OpenHere {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Something that is open at one place: it closes on every navigation (docs/specification.md §2, settings panel). */
export function useOpenHere(): OpenHere {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  };
}
