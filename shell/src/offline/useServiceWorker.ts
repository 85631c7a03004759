import {
  type Composition,
  type CompositionOutline,
  selectEnvironment,
  selectServiceLanguage,
  useAppSelector,
} from '@komawari/shared-state';
import { isSavingData } from '@komawari/shared-ui';
import { useEffect } from 'react';
import { readRenderedPage } from '../composition/readComposition';
import { wholeComposition } from '../composition/wholeComposition';
import type { PageMessage } from '../service-worker/messages';
import { filesToKeep } from './filesToKeep';
import { renderedAnswers } from './renderedAnswers';
import { showAgain } from './showAgain';

/** The first screen has its pictures by then, and its reader is at something. */
const KEEP_DELAY_MS = 4000;

/** Tells the service worker that this composition works, what it needs, and when the network is back. */
export function useServiceWorker(composition: CompositionOutline): void {
  const locale = useAppSelector(selectServiceLanguage);
  const { apiBase } = useAppSelector(selectEnvironment);
  // The worker is outside React, and outside the page.
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker || isPassing(composition)) return;
    const wasControlled = serviceWorker.controller !== null;
    tell({ kind: 'started', id: composition.id });
    const timer = setTimeout(() => {
      if (isSavingData(navigator)) return;
      const keep = (whole: Composition) => tell({ kind: 'keep', id: whole.id, files: filesToKeep(whole, locale) });
      // The next page tries again.
      wholeComposition(composition).then(keep, () => undefined);
      void tellAnswers(apiBase);
      if (!wasControlled) void serviceWorker.ready?.then(() => showAgain(document, performance));
    }, KEEP_DELAY_MS);
    const sayOnline = () => tell({ kind: 'online' });
    addEventListener('online', sayOnline);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', sayOnline);
    };
  }, [composition, locale, apiBase]);
}

/** What is gone with this visit, or with the next save of a file, is nothing to fall back to. */
function isPassing({ isPreview, remotes }: CompositionOutline): boolean {
  return isPreview === true || remotes.some(({ isFromSource }) => isFromSource);
}

/** They may be megabytes, and some browsers never have a worker: nothing holds them while it is waited for. */
async function tellAnswers(apiBase: string): Promise<void> {
  await navigator.serviceWorker.ready;
  const answers = renderedAnswers(readRenderedPage(document), apiBase);
  if (answers.length > 0) tell({ kind: 'answers', answers });
}

function tell(message: PageMessage): void {
  void navigator.serviceWorker.ready?.then(({ active }) => active?.postMessage(message));
}
