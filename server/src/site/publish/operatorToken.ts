import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../database/Database';
import { codeOf } from '../../text/caughtError';
import { createToken, EVERYTHING, holderOf, restoreToken } from '../deployments/tokenStore';

/** The file in which the operator of the server finds a token for everything. No other user of the machine may read it. */
export function operatorTokenFile(dataDir: string): string {
  return path.join(dataDir, 'operator-token');
}

/**
 * Writes an operator's token into the data folder at the first start. An existing token is registered in this database; a revoked
 * one is replaced.
 */
export async function ensureOperatorToken(db: Database, dataDir: string, now: number): Promise<void> {
  const file = operatorTokenFile(dataDir);
  const row = { scope: EVERYTHING, label: 'operator of this machine', createdBy: 'the first start' };
  const known = readToken(file);
  if (known && (await restoreToken(db, known, { ...row, createdAt: now })) && (await holderOf(db, known))) return;
  const { token } = await createToken(db, row, now);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

function readToken(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}
