import { retryPath, withoutRetry } from '@komawari/shared-domain';

/**
 * The same file under an address that was never asked for. A request that hangs, or a broken copy in the browser's
 * cache, blocks every later request of the same address; the server strips the prefix.
 */
export function freshAddress(address: string, attempt: number): string {
  const url = new URL(address);
  url.pathname = retryPath(url.pathname, attempt);
  return url.href;
}

/** The address of the file without the prefix of an earlier attempt. */
export function plainAddress(address: string): string {
  const url = new URL(address);
  url.pathname = withoutRetry(url.pathname);
  return url.href;
}
