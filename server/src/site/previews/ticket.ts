import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../database/Database';
import { EVERYTHING, signingKeyOf } from '../deployments/tokenStore';
import type { Versions } from '../releases/releaseStore';

/** What a link shows until it expires: some releases instead of the live ones, or another time. */
export interface Preview {
  versions: Versions;
  /** Remotes on a developer's machine: the names of their documents in the store, by remote. */
  sources: Readonly<Record<string, string>>;
  /** In seconds. */
  until: number;
  /** The time of the shown content, in seconds. By default, now. */
  at?: number | undefined;
}

const texts = z.record(z.string(), z.string());

/** Signer, expiry, versions, sources, time of the content. */
const payloadShape = z.tuple([z.string(), z.number(), texts, texts, z.number().nullable()]);

/** A preview in the form for a link. It is signed with its creator's deploy token, so that it ends with that token. */
export async function signPreview(
  db: Database,
  tokenId: string,
  { versions, sources, until, at }: Preview,
): Promise<string | undefined> {
  const signer = await signingKeyOf(db, tokenId);
  const payload = Buffer.from(JSON.stringify([tokenId, until, versions, sources, at ?? null])).toString('base64url');
  return signer && `${payload}.${signatureOf(payload, signer.key).toString('base64url')}`;
}

/** The preview of a link. Undefined if the signature is invalid, the link has expired, or its token was revoked. */
export async function readTicket(db: Database, ticket: string, now: number): Promise<Preview | undefined> {
  const [payload = '', signature = ''] = ticket.split('.');
  const read = payloadShape.safeParse(jsonOf(payload));
  if (!read.success) return undefined;
  const [tokenId, until, versions, sources, at] = read.data;
  const signer = await signingKeyOf(db, tokenId);
  if (!signer || until <= now) return undefined;
  const expected = signatureOf(payload, signer.key);
  const given = Buffer.from(signature, 'base64url');
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  const isOwn = at === null && Object.keys({ ...versions, ...sources }).every((name) => name === signer.scope);
  return isSigned && (isOwn || signer.scope === EVERYTHING) ? { versions, sources, until, at: at ?? undefined } : undefined;
}

function signatureOf(payload: string, key: string): Buffer {
  return createHmac('sha256', `preview ${key}`).update(payload).digest();
}

function jsonOf(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
}
