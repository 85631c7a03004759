import { useNearScreen } from '@komawari/shared-ui';
import { type RefObject, useRef } from 'react';

/** Whether the reader has scrolled past an element at the top of the page. */
export function useIsCondensed(): { sentinel: RefObject<HTMLDivElement | null>; isCondensed: boolean } {
  const sentinel = useRef<HTMLDivElement>(null);
  return { sentinel, isCondensed: !useNearScreen(sentinel, { startsNear: true }) };
}
