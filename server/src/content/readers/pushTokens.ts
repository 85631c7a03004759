import { pushTokens } from '../../database/schema';
import type { Site } from '../../http/Site';

export const LONGEST_PUSH_TOKEN = 2000;

export interface PushToken {
  token: string;
  session: string;
  language: number;
}

/** Keeps a push token for a session and a language; the same token again replaces both. Gives the time it was kept. */
export async function savePushToken({ db, clock }: Site, token: PushToken): Promise<number> {
  const created = clock();
  const { session, language } = token;
  await db
    .insert(pushTokens)
    .values({ ...token, created })
    .onConflictDoUpdate({ target: pushTokens.token, set: { session, language, created } });
  return created;
}
