import { useCallback, useEffect, useState } from 'react';
import { selectEnvironment } from '../environment/environmentSlice';
import { useAppSelector } from '../hooks';
import { pushPermission, pushRegistration, subscribeToPush } from './pushSubscription';
import { useRegisterPush } from './useRegisterPush';

/** What became of the offer: messages come, they are not wanted, or this browser cannot be reached just now. */
export type PushAnswer = 'on' | 'off' | 'failed';

export interface PushOffer {
  /** Whether the reader can be asked: messages can come, and there was no decision yet. */
  isOpen: boolean;
  /** Asks the browser, which asks the reader. Called when the reader presses, and never by itself. */
  ask: () => Promise<PushAnswer>;
}

/** An offer to tell of new chapters, only where a message can really come: with a key of the site, a service worker and a browser that takes it. */
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
  // The browser knows it, and answers later; the worker may come when the page has long been there.
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
