import { readStored, writeStored } from '@komawari/shared-state';
import { useEffect, useState } from 'react';

/**
 * Whether this popup was never shown in this browser; from now on it was. False until the browser has answered.
 * @param popupId undefined while its time has not come
 */
export function useFirstTime(popupId: number | undefined): boolean {
  const [isFirstTime, setFirstTime] = useState(false);
  // Storage is the browser's, and a server that renders Home has none.
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
