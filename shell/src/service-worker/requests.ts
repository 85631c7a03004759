import { isServerPath } from '@komawari/shared-domain';

/** Which requests the worker answers, and from where. Data and rules alone: `routes.ts` has what is done. */

/** Where the API's answers are kept. */
export const ANSWERS_CACHE = 'komawari-answers';

export type RequestKind =
  /** A page of the shell. */
  | 'page'
  /** A file of a release. */
  | 'file'
  /** A cover, a banner, the mark: what is drawn as it comes and never changes under its address. */
  | 'picture'
  /** A picture of a comic's page, which a program fetches and decrypts. */
  | 'comicPage'
  /** What the viewer asks for. */
  | 'chapter'
  /** A question that can be answered from before. */
  | 'question'
  /** A wish that can be sent later, and means the same however often it is sent. */
  | 'wish';

type AskedRequest = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** What is asked for by programs, or has a document of its own. */
const OTHER_DOCUMENTS = /^\/webview(\/|$)|\.[a-z0-9]{2,11}$/;

/**
 * Of no use later; or what nobody reads, only writes: of what a page has asked for before there was a worker the browser does not
 * tell the method (offline/showAgain.ts).
 */
const NOT_KEPT = new Set(['/api/questionnaire', '/api/register', '/api/push_token', '/api/web/contact', '/api/comment_like']);

const WISHES = new Set(['/api/comment_like', '/api/title_list/bookmark']);

/** What kind of request this is; one of no kind is left to the browser. */
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
