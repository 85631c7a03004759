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

/** The push tokens of readers who want messages about new chapters. */
export interface PushTokens {
  /**
   * Stores a token for a session and a language. If the token exists, both are replaced. Returns the time at which it was stored.
   */
  save: (token: PushToken) => Promise<number>;
  /** Deletes a token that is no longer valid, together with its waiting messages. */
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
