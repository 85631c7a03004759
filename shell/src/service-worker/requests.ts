import { isServerPath } from '@komawari/shared-domain';

/** Decides which requests the worker answers, and from where. Data and rules only: `routes.ts` handles the requests. */

/** The cache for the API's answers. */
export const ANSWERS_CACHE = 'komawari-answers';

export type RequestKind =
  /** A page of the shell. */
  | 'page'
  /** A file of a release. */
  | 'file'
  /** A cover, a banner or the mark: pictures that are shown as they are and never change under their address. */
  | 'picture'
  /** A picture of a comic page, which a script fetches and decrypts. */
  | 'comicPage'
  /** A call of the viewer. */
  | 'chapter'
  /** A read call that an older answer can serve. */
  | 'question'
  /** A write call that can be sent later and has the same effect however often it is sent. */
  | 'wish';

type AskedRequest = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** Requested by scripts, or a page with a document of its own. */
const OTHER_DOCUMENTS = /^\/webview(\/|$)|\.[a-z0-9]{2,11}$/;

/**
 * Answers without later use, and addresses that are only written. The browser does not report the method of requests that a page
 * made before it had a worker (offline/warmOfflineCache.ts).
 */
const NOT_KEPT = new Set(['/api/questionnaire', '/api/register', '/api/push_token', '/api/web/contact', '/api/comment_like']);

const WISHES = new Set(['/api/comment_like', '/api/title_list/bookmark']);

/** Returns what kind of request this is. A request without a kind is left to the browser. */
export function requestKind({ method, mode, destination, url }: AskedRequest, origin: string): RequestKind | undefined {
  const { pathname, origin: asked } = new URL(url);
  if (asked !== origin) return undefined;
  if (method === 'PUT' || method === 'DELETE') return WISHES.has(pathname) ? 'wish' : undefined;
  if (method !== 'GET') return undefined;
  if (mode === 'navigate') return isServerPath(pathname) || OTHER_DOCUMENTS.test(pathname) ? undefined : 'page';
  if (/^\/(shell|remotes)\//.test(pathname)) return 'file';
  if (pathname.startsWith('/images/')) return destination === 'image' ? 'picture' : 'comicPage';
  if (pathname.startsWith('/-/brand/')) return 'picture';
  if (pathname === '/api/manga_viewer') return 'chapter';
  if (pathname.startsWith('/api/')) return NOT_KEPT.has(pathname) ? undefined : 'question';
  return undefined;
}
