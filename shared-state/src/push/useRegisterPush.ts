import { languageInfo } from '@komawari/shared-domain';
import { useCallback } from 'react';
import { useAppSelector } from '../hooks';
import { selectServiceLanguage } from '../language/languageSlice';
import { readStored, writeStored } from '../storage/browserStorage';
import { useRegisterPushTokenMutation } from './pushApi';

/** The server is told again after so long, so that a browser that is still there can be told from one that is gone. */
const RENEW_MS = 7 * 24 * 60 * 60 * 1000;

/** Tells the server where this reader can be reached and in which language. Says whether it knows. What it knows already is not told again. */
export function useRegisterPush(): (token: string) => Promise<boolean> {
  const { code } = languageInfo(useAppSelector(selectServiceLanguage));
  const [register] = useRegisterPushTokenMutation();
  return useCallback(
    async (token) => {
      const last = readStored('registeredPush');
      if (isSame(last, token, code)) return true;
      const { error } = await register({ token, lang: code });
      if (!error) writeStored('registeredPush', { token, lang: code, at: Date.now() });
      return !error;
    },
    [code, register],
  );
}

function isSame(last: unknown, token: string, lang: string): boolean {
  if (typeof last !== 'object' || last === null) return false;
  const { token: lastToken, lang: lastLang, at } = { token: undefined, lang: undefined, at: undefined, ...last };
  return lastToken === token && lastLang === lang && typeof at === 'number' && Date.now() - at < RENEW_MS;
}
