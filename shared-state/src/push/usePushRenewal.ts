import { languageInfo } from '@komawari/shared-domain';
import { useEffect } from 'react';
import { selectEnvironment } from '../environment/environmentSlice';
import { useAppSelector } from '../hooks';
import { selectServiceLanguage } from '../language/languageSlice';
import { getSessionId } from '../session/sessionId';
import { pushPermission, subscribeToPush } from './pushSubscription';
import { useRegisterPush } from './useRegisterPush';
import type { ReaderMessage } from './workerReader';

/**
 * If messages are permitted, updates the server's record of the token and the language at the start of each visit and when the
 * language changes (docs/specification.md §4). Also tells the service worker who the reader is, for when the browser renews the
 * token.
 */
export function usePushRenewal(): void {
  const { pushKey, apiBase } = useAppSelector(selectEnvironment);
  const { code: lang } = languageInfo(useAppSelector(selectServiceLanguage));
  const register = useRegisterPush();
  // The browser's subscription and the server's record are outside React.
  useEffect(() => {
    if (pushKey === undefined || pushPermission() !== 'granted') return;
    let isCurrent = true;
    void navigator.serviceWorker?.ready?.then(async ({ active }) => {
      const message: ReaderMessage = { kind: 'reader', reader: { session: getSessionId(), lang, apiBase, pushKey } };
      active?.postMessage(message);
      const token = await subscribeToPush(pushKey);
      if (isCurrent && token !== undefined) await register(token);
    });
    return () => {
      isCurrent = false;
    };
  }, [pushKey, apiBase, lang, register]);
}
