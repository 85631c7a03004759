import { languageInfo } from '@komawari/shared-domain';
import { useCallback } from 'react';
import { useAppSelector } from '../hooks';
import { selectServiceLanguage } from '../language/languageSlice';
import { readStored, writeStored } from '../storage/browserStorage';
import { useRegisterPushTokenMutation } from './pushApi';

/** The token is registered again after this time, so that the server can tell active browsers from those that are gone. */
const RENEW_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Registers this reader's token and language with the server, unless the server already has them. Returns whether the server has
 * them.
 */
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
