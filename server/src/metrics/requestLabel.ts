import { SERVER_PATHS } from '@komawari/shared-domain';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Parts of the site by the first segment of their URLs. All others are pages with the shell. */
const PARTS = [...SERVER_PATHS, 'webview'];

/**
 * The label of a request: the call for the API, otherwise the part of the site. It is never the URL itself, which may contain an
 * ID or a reader's input and has an unlimited number of values.
 * @param matched the patterns of the app's routes that the request matched, in their order
 */
export function requestLabel(pathname: string, matched: readonly string[]): string {
  const call = matched.findLast((pattern) => pattern.startsWith('/api/') && !pattern.includes('*'));
  if (call !== undefined) return call;
  const [, part = ''] = pathname.split('/');
  if (part === 'api') return '/api/unknown';
  return PARTS.includes(part) ? `/${part}` : 'page';
}

/** All unknown methods share one label, however many a client invents. */
export function methodLabel(method: string): string {
  return METHODS.includes(method) ? method : 'other';
}
