import { codeOf } from '../text/caughtError';

/** Serialization failure and deadlock: the transaction did nothing and may succeed on another try. */
const PASSING = ['40001', '40P01'];
const ATTEMPTS = 5;

/** Runs a transaction again when the database asks for it. */
export async function withRetry<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === ATTEMPTS || !PASSING.includes(sqlStateOf(error))) throw error;
    }
  }
}

/** Drizzle wraps the driver's error as its cause. */
function sqlStateOf(error: unknown): string {
  const code = codeOf(error);
  if (code !== undefined) return code;
  return typeof error === 'object' && error !== null && 'cause' in error ? sqlStateOf(error.cause) : '';
}
