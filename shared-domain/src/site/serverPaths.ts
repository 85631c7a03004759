/** First parts of addresses that are the server's own: no page of a release can stand below them. */
export const SERVER_PATHS: readonly string[] = ['-', 'api', 'feeds', 'healthz', 'images', 'readyz', 'remotes', 'shell'];

/** Whether an address, or the pattern of a route, lies below one of them. */
export function isServerPath(path: string): boolean {
  return SERVER_PATHS.includes(path.split('/')[1] ?? '');
}
