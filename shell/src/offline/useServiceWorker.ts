import { type CompositionOutline, selectEnvironment, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { isSavingData } from '@komawari/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { Visit } from './cacheForOffline';
import { isTemporary } from './isTemporary';
import { postToWorker } from './postToWorker';

/** By then the first screen has its pictures, and the reader is busy with it. */
const KEEP_DELAY_MS = 4000;

/** Tells the service worker that this composition works, what it needs, and when the network is back. */
export function useServiceWorker(composition: CompositionOutline): void {
  const locale = useAppSelector(selectServiceLanguage);
  const { apiBase } = useAppSelector(selectEnvironment);
  const [wasControlled] = useState(() => Boolean(globalThis.navigator?.serviceWorker?.controller));
  const isPageKept = useRef(false);
  // The worker is outside React, and outside the page.
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker || isTemporary(composition)) return;
    postToWorker({ kind: 'started', id: composition.id });
    const timer = setTimeout(() => {
      if (isSavingData(navigator)) return;
      // Another language needs other files. The page's answers are kept once: hours later they are older than the kept ones.
      const isFirst = !isPageKept.current;
      isPageKept.current = true;
      keepLater({ composition, locale, apiBase, wasControlled, isFirst }).catch(() => undefined);
    }, KEEP_DELAY_MS);
    const sayOnline = () => postToWorker({ kind: 'online' });
    addEventListener('online', sayOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', sayOnline);
    };
  }, [composition, locale, apiBase, wasControlled]);
}

/** The code also loads only then. If it does not load, the next page tries again. */
async function keepLater(visit: Visit): Promise<void> {
  const { cacheForOffline } = await import(/* webpackChunkName: "keep-visit" */ './cacheForOffline');
  await cacheForOffline(visit);
}
