import { useSyncExternalStore } from 'react';
import { selectEnvironment } from '../environment/environmentSlice';
import { useAppSelector } from '../hooks';
import { appStoreLink } from './appStoreLink';

/**
 * The link to the app in the store of this device. `undefined` if the publisher has no app, so nothing is offered.
 * The server does not know the device, so the page starts with the more common store.
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
