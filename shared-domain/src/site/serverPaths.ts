/** First path segments that belong to the server. No page of a release can be below them. */
export const SERVER_PATHS: readonly string[] = ['-', 'api', 'feeds', 'healthz', 'images', 'readyz', 'remotes', 'shell'];

/** Whether a path, or the pattern of a route, is below one of them. */
export function isServerPath(path: string): boolean {
  return SERVER_PATHS.includes(path.split('/')[1] ?? '');
}
