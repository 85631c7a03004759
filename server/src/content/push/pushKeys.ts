import type { Database } from '../../database/Database';
import { pushKeys } from '../../database/schema';

/** The key pair by which push services recognize this site, as base64url. */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}

export interface PushKeys {
  /** The pair of this site. The first call creates it, and then every server on this database uses the same one. */
  read: (make: () => PushKeyPair) => Promise<PushKeyPair>;
}

const ONLY_ROW = 1;

export function createPushKeys({ db }: { db: Database }): PushKeys {
  const stored = async () => (await db.select().from(pushKeys))[0];
  return {
    async read(make) {
      const known = await stored();
      if (known) return known;
      // Another server may have been faster, so the pair in the table counts.
      await db
        .insert(pushKeys)
        .values({ id: ONLY_ROW, ...make() })
        .onConflictDoNothing();
      const made = await stored();
      if (!made) throw new Error('The keys for push messages could not be kept.');
      return made;
    },
  };
}
