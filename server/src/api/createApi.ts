import { Hono } from 'hono';
import type { Logger } from 'pino';
import { admission } from './admission';
import { bookmarkRoutes } from './bookmarks/bookmarkRoutes';
import { calendarRoutes } from './calendar/calendarRoutes';
import { titleListRoutes } from './catalog/titleListRoutes';
import { commentRoutes } from './comments/commentRoutes';
import { engagementRoutes } from './engagement/engagementRoutes';
import { questionnaireRoutes } from './engagement/questionnaireRoutes';
import { ApiFailure, type WayOut } from './errors/ApiFailure';
import { errorAnswer } from './errors/errorAnswer';
import type { ErrorKind } from './errors/errorTexts';
import { featuredRoutes } from './home/featuredRoutes';
import { homeRoutes } from './home/homeRoutes';
import { homeSectionsRoutes } from './home/homeSectionsRoutes';
import { languageRoutes } from './languages/languageRoutes';
import { newsRoutes } from './news/newsRoutes';
import { requestLimits } from './requestLimits';
import type { ApiEnv, Site } from './Site';
import { titleDetailRoutes } from './titles/titleDetailRoutes';
import { mangaViewerRoutes } from './viewer/mangaViewerRoutes';

/** The calls of the specification (§7), in protobuf. Errors are answers too: status 200 with `Response.error`. */
export function createApi(site: Site, originOf: (request: Request) => string, log: Logger): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  api.onError((error, c) => {
    if (error instanceof ApiFailure) return sendError(error.kind, error.detail, error.wayOut);
    // The path alone: a query may hold a push token or a device's secret.
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'an API call failed');
    return sendError('internal', 'the server failed; its log says why');
  });
  api.use(requestLimits(site));
  api.use(admission(site, originOf));
  languageRoutes(api, site);
  homeRoutes(api, site);
  homeSectionsRoutes(api, site);
  featuredRoutes(api, site);
  titleListRoutes(api, site);
  calendarRoutes(api, site);
  titleDetailRoutes(api, site);
  mangaViewerRoutes(api, site);
  commentRoutes(api, site);
  bookmarkRoutes(api, site);
  newsRoutes(api, site);
  engagementRoutes(api, site);
  questionnaireRoutes(api, site);
  api.all('*', (c) => sendError('unknownPath', `${c.req.method} ${c.req.path}: there is no such call`));
  return api;
}

function sendError(kind: ErrorKind, debugInfo: string, wayOut?: WayOut): Response {
  return new Response(errorAnswer(kind, debugInfo, wayOut), {
    headers: { 'Content-Type': 'application/octet-stream', 'Cache-Control': 'no-store' },
  });
}
