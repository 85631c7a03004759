/** What was thrown, in words: of an error its message. Anything can be thrown, so nothing is taken for granted. */
export function messageOf(thrown: unknown): string {
  return typeof thrown === 'object' && thrown !== null && 'message' in thrown ? String(thrown.message) : String(thrown);
}

/** The code of an error of the system (`ENOENT`) or of the database (`40001`). */
export function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}

/** A thrown error and what caused it, in words: the outermost first. Where several attempts failed, as to the addresses of a host, each of them. */
export function causesOf(thrown: unknown): string[] {
  const inner = thrown instanceof AggregateError ? thrown.errors : thrown instanceof Error ? [thrown.cause ?? []].flat() : [];
  const words = [messageOf(thrown), ...inner.flatMap(causesOf)];
  return [...new Set(words.filter(Boolean))];
}
