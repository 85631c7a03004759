import { useState, useSyncExternalStore } from 'react';

/**
 * Whether this was drawn on the server, and for as long as it is there. It stays the same: a store whose browser's value is another
 * one than the server's has React draw everything below it once more right after hydration, in one task.
 */
export function useIsFromHtml(): boolean {
  const [origin] = useState({ isHtml: false });
  return useSyncExternalStore(
    subscribeToNothing,
    () => origin.isHtml,
    // React asks for the server's value while it hydrates, and only then.
    () => (origin.isHtml = true),
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
