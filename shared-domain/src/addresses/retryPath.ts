const RETRY_PREFIX = /^\/~r\d{1,9}(?=\/)/;

/**
 * The path of a file under an address that was never asked for: a browser holds a hung or broken answer against its
 * address. The server takes the prefix off again, so the file is the same.
 */
export function retryPath(path: string, attempt: number): string {
  const plain = withoutRetry(path);
  return attempt > 0 ? `/~r${attempt}${plain}` : plain;
}

/** A path without the prefix of an earlier attempt. */
export function withoutRetry(path: string): string {
  return path.replace(RETRY_PREFIX, '');
}
