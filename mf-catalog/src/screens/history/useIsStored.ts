import { type ReadingHistory, readStored, useIsHydrating, writeStored } from '@komawari/shared-state';
import { useEffect, useState } from 'react';

/** Whether the browser has really stored the history. If storage is off or full, the history lasts only as long as this page. */
export function useIsStored({ progress, chapters }: ReadingHistory): boolean {
  const [isKept, setKept] = useState(true);
  const isHydrating = useIsHydrating();
  // Only the browser knows what is stored, after the store has written it.
  useEffect(() => {
    // The server renders an empty history. Written to storage, it would replace the reader's own.
    if (isHydrating) return;
    const isStored = (name: 'readingProgress' | 'readChapters', value: object, empty: object) =>
      // This repairs damaged data in storage.
      JSON.stringify(readStored(name) ?? empty) === JSON.stringify(value) || writeStored(name, value);
    setKept(isStored('readingProgress', progress, {}) && isStored('readChapters', chapters, []));
  }, [progress, chapters, isHydrating]);
  return isKept;
}
