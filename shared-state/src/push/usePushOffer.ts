import { useCallback, useEffect, useState } from 'react';
import { selectEnvironment } from '../environment/environmentSlice';
import { useAppSelector } from '../hooks';
import { pushPermission, pushRegistration, subscribeToPush } from './pushSubscription';
import { useRegisterPush } from './useRegisterPush';

/** The result of the offer: messages will come, the reader does not want them, or this browser cannot be reached now. */
export type PushAnswer = 'on' | 'off' | 'failed';

export interface PushOffer {
  /** Whether the reader can be asked: messages are possible, and the reader has not decided yet. */
  isOpen: boolean;
  /** Makes the browser ask the reader. Called only when the reader presses, never automatically. */
  ask: () => Promise<PushAnswer>;
}

/**
 * An offer to notify the reader of new chapters. It is open only if messages can really arrive: the site has a key, there is a
 * service worker, and the browser supports it.
 */
export function usePushOffer(): PushOffer {
  const { pushKey } = useAppSelector(selectEnvironment);
  const canBeReached = useCanBeReached(pushKey !== undefined);
  const [isDecided, setIsDecided] = useState(() => pushPermission() !== 'default');
  const register = useRegisterPush();
  const ask = useCallback(async (): Promise<PushAnswer> => {
    if (pushKey === undefined) return 'failed';
    const permission = await Notification.requestPermission();
    setIsDecided(permission !== 'default');
    if (permission !== 'granted') return 'off';
    const token = await subscribeToPush(pushKey);
    return token !== undefined && (await register(token)) ? 'on' : 'failed';
  }, [pushKey, register]);
  return { isOpen: canBeReached && !isDecided, ask };
}

function useCanBeReached(hasKey: boolean): boolean {
  const [canBeReached, setCanBeReached] = useState(false);
  // The browser answers asynchronously, and the service worker may be ready long after the page.
  useEffect(() => {
    if (!hasKey || !navigator.serviceWorker) return;
    let isCurrent = true;
    const look = () => void pushRegistration().then((found) => isCurrent && setCanBeReached(found !== undefined));
    look();
    void navigator.serviceWorker.ready?.then(look, () => {});
    return () => {
      isCurrent = false;
    };
  }, [hasKey]);
  return canBeReached;
}
