import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/Database';
import { deployTokens } from '../../database/schema';

/** The scope of an operator's token: all releases. */
export const EVERYTHING = '*';

/** The holder of a token. */
export interface TokenHolder {
  id: string;
  /** The only release that the token may change, or `EVERYTHING`. */
  scope: string;
  label: string;
}

export interface TokenRow extends TokenHolder {
  createdAt: number;
  createdBy: string;
  revokedAt: number | null;
}

/** `kmw_<id>_<secret>`: the ID finds the row, the secret proves that the token is genuine. */
const TOKEN = /^kmw_([a-z0-9]{8})_([\w-]{43})$/;

/** Creates a token. It is returned here and not stored anywhere. */
export async function createToken(
  db: Database,
  { scope, label, createdBy }: Pick<TokenRow, 'scope' | 'label' | 'createdBy'>,
  now: number,
): Promise<{ token: string; holder: TokenHolder }> {
  const id = randomBytes(4).toString('hex');
  const token = `kmw_${id}_${randomBytes(32).toString('base64url')}`;
  await addToken(db, token, { id, scope, label, createdAt: now, createdBy });
  return { token, holder: { id, scope, label } };
}

/** Registers a token from a file of this machine, unless it is already known. */
export async function restoreToken(db: Database, token: string, row: Omit<TokenRow, 'id' | 'revokedAt'>): Promise<boolean> {
  const id = TOKEN.exec(token)?.[1];
  if (!id) return false;
  await addToken(db, token, { id, ...row });
  return true;
}

async function addToken(db: Database, token: string, row: Omit<TokenRow, 'revokedAt'>): Promise<void> {
  await db
    .insert(deployTokens)
    .values({ ...row, hash: hashOf(token) })
    .onConflictDoNothing();
}

/** The holder of this token. Undefined if the token is unknown or revoked. */
export async function holderOf(db: Database, token: string): Promise<TokenHolder | undefined> {
  const id = TOKEN.exec(token)?.[1];
  if (!id) return undefined;
  const [row] = await db.select().from(deployTokens).where(eq(deployTokens.id, id));
  if (!row || row.revokedAt !== null) return undefined;
  const isTheirs = timingSafeEqual(Buffer.from(row.hash), Buffer.from(hashOf(token)));
  return isTheirs ? { id: row.id, scope: row.scope, label: row.label } : undefined;
}

/** The key that a token holder signs with, and the token's scope. Undefined once the token is revoked. */
export async function signingKeyOf(db: Database, id: string): Promise<{ key: string; scope: string } | undefined> {
  const [row] = await db.select().from(deployTokens).where(eq(deployTokens.id, id));
  return row && row.revokedAt === null ? { key: row.hash, scope: row.scope } : undefined;
}

/** All tokens, newest first, without their secrets. */
export async function listTokens(db: Database): Promise<TokenRow[]> {
  const rows = await db.select().from(deployTokens).orderBy(desc(deployTokens.createdAt));
  return rows.map(({ hash: _hash, ...row }) => row);
}

/** Revokes the token. Returns false if there is no token with this ID. */
export async function revokeToken(db: Database, id: string, now: number): Promise<boolean> {
  const rows = await db
    .update(deployTokens)
    .set({ revokedAt: now })
    .where(eq(deployTokens.id, id))
    .returning({ id: deployTokens.id });
  return rows.length > 0;
}

/** A token contains 256 random bits, so a fast hash is as secure as a slow one. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
