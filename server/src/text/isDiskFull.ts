import { codeOf } from './caughtError';

/** The codes of the system and of PostgreSQL for a disk or a quota without space. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The maximum depth of causes, because a cycle of causes would never end. */
const MAX_CAUSES = 4;

/** Whether an error, or one of its causes, is that nothing more can be written to a disk. */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (CODES.has(codeOf(error) ?? '') || isOfEmbeddedDatabase(error)) return true;
  return error instanceof Error && depth < MAX_CAUSES && isDiskFull(error.cause, depth + 1);
}

/** The file system of the embedded database throws objects without a message, with the numbers of WASI. There, 51 is `ENOSPC`. */
function isOfEmbeddedDatabase(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === 51 && !('code' in error);
}
