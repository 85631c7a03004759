import { useState, useSyncExternalStore } from 'react';

/**
 * Whether this was rendered on the server. The value stays the same as long as the component is mounted: if a store had another
 * value in the browser than on the server, React would render everything below it again right after hydration, in one task.
 */
export function useIsFromHtml(): boolean {
  const [origin] = useState({ isHtml: false });
  return useSyncExternalStore(
    subscribeToNothing,
    () => origin.isHtml,
    // React calls this only while it hydrates.
    () => (origin.isHtml = true),
  );
}

function subscribeToNothing(): () => void {
  return () => {};
}
