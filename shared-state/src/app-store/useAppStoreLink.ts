import { useSyncExternalStore } from 'react';
import { selectEnvironment } from '../environment/environmentSlice';
import { useAppSelector } from '../hooks';
import { appStoreLink } from './appStoreLink';

/**
 * The app in the store of the device at hand; `undefined` where the publisher has none, and nothing is to be offered.
 * A server does not know the device, so the page starts with the more common store.
 */
export function useAppStoreLink(): string | undefined {
  const stores = useAppSelector(selectEnvironment);
  return useSyncExternalStore(
    neverChanges,
    () => appStoreLink(stores, navigator.userAgent),
    () => stores.playStoreUrl,
  );
}

function neverChanges(): () => void {
  return () => {};
}
