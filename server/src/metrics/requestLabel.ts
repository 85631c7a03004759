import { SERVER_PATHS } from '@komawari/shared-domain';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Parts of the site by the beginning of their addresses; all others are pages with the shell. */
const PARTS = [...SERVER_PATHS, 'webview'];

/**
 * What a request is counted as: the call for the API, else the part of the site. Never the address itself, which may hold
 * an id or what somebody typed, and of which there are endlessly many.
 * @param matched the patterns of the app's routes that the request matched, in their order
 */
export function requestLabel(pathname: string, matched: readonly string[]): string {
  const call = matched.findLast((pattern) => pattern.startsWith('/api/') && !pattern.includes('*'));
  if (call !== undefined) return call;
  const [, part = ''] = pathname.split('/');
  if (part === 'api') return '/api/unknown';
  return PARTS.includes(part) ? `/${part}` : 'page';
}

/** A method that nobody knows is counted as one, however many are invented. */
export function methodLabel(method: string): string {
  return METHODS.includes(method) ? method : 'other';
}
