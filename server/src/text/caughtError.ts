import { inspect } from 'node:util';

/** The message of a thrown value. Any value can be thrown, so nothing is assumed. */
export function messageOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  // As text, a plain object would be `[object Object]`.
  return 'message' in thrown ? String(thrown.message) : inspect(thrown);
}

/** The code of an error from the system (`ENOENT`) or the database (`40001`). */
export function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}

/**
 * The messages of a thrown error and its causes, the outermost first. If several attempts failed, for example for the addresses
 * of a host, each of them.
 */
export function causesOf(thrown: unknown): string[] {
  const inner = thrown instanceof AggregateError ? thrown.errors : thrown instanceof Error ? [thrown.cause ?? []].flat() : [];
  const words = [messageOf(thrown), ...inner.flatMap(causesOf)];
  return [...new Set(words.filter(Boolean))];
}
