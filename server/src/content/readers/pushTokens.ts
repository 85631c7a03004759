import type { Language } from '@komawari/shared-proto';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { pushTokens } from '../../database/schema';

export interface PushToken {
  token: string;
  /** The hash of the reader's session. */
  session: string;
  language: Language;
}

/** Where readers want to be told of new chapters. */
export interface PushTokens {
  /** Keeps a token for a session and a language; the same token again replaces both. Gives the time it was kept. */
  save: (token: PushToken) => Promise<number>;
  /** Forgets a token that leads nowhere any more, with the messages that waited for it. */
  remove: (token: string) => Promise<void>;
}

export function createPushTokens({ db, clock }: { db: Database; clock: Clock }): PushTokens {
  return {
    async save(token) {
      const created = clock();
      const { session, language } = token;
      await db
        .insert(pushTokens)
        .values({ ...token, created })
        .onConflictDoUpdate({ target: pushTokens.token, set: { session, language, created } });
      return created;
    },
    async remove(token) {
      await db.delete(pushTokens).where(eq(pushTokens.token, token));
    },
  };
}
