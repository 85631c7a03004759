import { type ReadingHistory, readStored } from '@komawari/shared-state';
import { useEffect, useState } from 'react';

/** Whether the browser has really stored the history. Storage may be off or full; then the history lasts as long as this page. */
export function useIsKept({ progress, chapters }: ReadingHistory): boolean {
  const [isKept, setKept] = useState(true);
  // What is stored is the browser's to tell, after the store has written it.
  useEffect(() => {
    const isSame = (name: 'readingProgress' | 'readChapters', value: object, empty: object) =>
      JSON.stringify(readStored(name) ?? empty) === JSON.stringify(value);
    setKept(isSame('readingProgress', progress, {}) && isSame('readChapters', chapters, []));
  }, [progress, chapters]);
  return isKept;
}
