import { type ReadingHistory, readStored, useIsHydrating, writeStored } from '@komawari/shared-state';
import { useEffect, useState } from 'react';

/** Whether the browser has really stored the history. Storage may be off or full; then the history lasts as long as this page. */
export function useIsKept({ progress, chapters }: ReadingHistory): boolean {
  const [isKept, setKept] = useState(true);
  const isHydrating = useIsHydrating();
  // What is stored is the browser's to tell, after the store has written it.
  useEffect(() => {
    // What the server rendered has no history: written to storage, it would be the reader's.
    if (isHydrating) return;
    const isStored = (name: 'readingProgress' | 'readChapters', value: object, empty: object) =>
      // What was damaged in storage is mended here.
      JSON.stringify(readStored(name) ?? empty) === JSON.stringify(value) || writeStored(name, value);
    setKept(isStored('readingProgress', progress, {}) && isStored('readChapters', chapters, []));
  }, [progress, chapters, isHydrating]);
  return isKept;
}
