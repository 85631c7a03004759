import { type CompositionOutline, selectEnvironment, selectServiceLanguage, useAppSelector } from '@komawari/shared-state';
import { isSavingData } from '@komawari/shared-ui';
import { useEffect, useRef, useState } from 'react';
import type { Visit } from './keepVisit';
import { tellWorker } from './tellWorker';

/** The first screen has its pictures by then, and its reader is at something. */
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
    if (!serviceWorker || isPassing(composition)) return;
    tellWorker({ kind: 'started', id: composition.id });
    const timer = setTimeout(() => {
      if (isSavingData(navigator)) return;
      // In another language other files are needed. What came in the page is kept once: hours later it is older than what is kept.
      const isFirst = !isPageKept.current;
      isPageKept.current = true;
      keepLater({ composition, locale, apiBase, wasControlled, isFirst }).catch(() => undefined);
    }, KEEP_DELAY_MS);
    const sayOnline = () => tellWorker({ kind: 'online' });
    addEventListener('online', sayOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', sayOnline);
    };
  }, [composition, locale, apiBase, wasControlled]);
}

/** What is gone with this visit, or with the next save of a file, is nothing to fall back to. */
function isPassing({ isPreview, remotes }: CompositionOutline): boolean {
  return isPreview === true || remotes.some(({ isFromSource }) => isFromSource);
}

/** Its code comes then, too. Where that does not come, the next page tries again. */
async function keepLater(visit: Visit): Promise<void> {
  const { keepVisit } = await import(/* webpackChunkName: "keep-visit" */ './keepVisit');
  await keepVisit(visit);
}
