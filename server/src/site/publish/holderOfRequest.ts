import type { Context } from 'hono';
import type { Database } from '../../database/Database';
import { holderOf, type TokenHolder } from '../deployments/tokenStore';

/** The holder of the request's token. Undefined without a valid token. */
export async function holderOfRequest(c: Context, db: Database): Promise<TokenHolder | undefined> {
  const token = /^Bearer (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1];
  return token ? holderOf(db, token) : undefined;
}
