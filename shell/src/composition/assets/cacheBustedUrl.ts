import { retryPath, withoutRetry } from '@komawari/shared-domain';

/**
 * Returns an address for the same file that was never requested before. A request that hangs, or a corrupt copy in the browser's
 * cache, blocks every later request for the same address. The server strips the prefix.
 */
export function cacheBustedUrl(address: string, attempt: number): string {
  const url = new URL(address);
  url.pathname = retryPath(url.pathname, attempt);
  return url.href;
}

/** Returns the file's address without the prefix of an earlier attempt. */
export function plainAddress(address: string): string {
  const url = new URL(address);
  url.pathname = withoutRetry(url.pathname);
  return url.href;
}
