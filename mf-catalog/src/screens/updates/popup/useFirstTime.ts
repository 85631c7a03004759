import { readStored, writeStored } from '@komawari/shared-state';
import { useEffect, useState } from 'react';

/**
 * Whether this popup was never shown in this browser before. Records that it is shown now. False until storage has been read.
 * @param popupId undefined while the popup must not be shown yet
 */
export function useFirstTime(popupId: number | undefined): boolean {
  const [isFirstTime, setFirstTime] = useState(false);
  // Storage exists only in the browser. A server that renders Home has none.
  useEffect(() => {
    if (popupId === undefined) return;
    const stored = readStored('viewedPopups');
    const viewed = Array.isArray(stored) ? stored : [];
    if (viewed.includes(popupId)) return;
    writeStored('viewedPopups', [...viewed, popupId]);
    setFirstTime(true);
  }, [popupId]);
  return isFirstTime;
}
