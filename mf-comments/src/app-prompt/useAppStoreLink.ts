import { appStoreLink, PLAY_STORE_URL } from '@komawari/shared-state';
import { useSyncExternalStore } from 'react';

/** The store of the device at hand. A server does not know it, so the page starts with the more common one. */
export function useAppStoreLink(): string {
  return useSyncExternalStore(
    neverChanges,
    () => appStoreLink(navigator.userAgent),
    () => PLAY_STORE_URL,
  );
}

function neverChanges(): () => void {
  return () => {};
}
