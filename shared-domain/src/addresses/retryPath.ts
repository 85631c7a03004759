const RETRY_PREFIX = /^\/~r\d{1,9}(?=\/)/;

/**
 * The path of a file under a URL that was never requested, because a browser remembers a hung or broken answer for its URL.
 * The server removes the prefix, so the file is the same.
 */
export function retryPath(path: string, attempt: number): string {
  const plain = withoutRetry(path);
  return attempt > 0 ? `/~r${attempt}${plain}` : plain;
}

/** A path without the prefix of an earlier attempt. */
export function withoutRetry(path: string): string {
  return path.replace(RETRY_PREFIX, '');
}
