import { Hono } from 'hono';
import type { Logger } from 'pino';
import { errorAnswer } from '../wire/errors/errorAnswer';
import type { ErrorKind } from '../wire/errors/errorTexts';
import { ApiFailure, type WayOut } from './errors/ApiFailure';
import { requestLimits } from './limits/requestLimits';
import { admission } from './request/admission';
import { bookmarkRoutes } from './routes/bookmarkRoutes';
import { calendarRoutes } from './routes/calendarRoutes';
import { commentRoutes } from './routes/commentRoutes';
import { engagementRoutes } from './routes/engagementRoutes';
import { featuredRoutes } from './routes/featuredRoutes';
import { homeRoutes } from './routes/homeRoutes';
import { homeSectionsRoutes } from './routes/homeSectionsRoutes';
import { languageRoutes } from './routes/languageRoutes';
import { mangaViewerRoutes } from './routes/mangaViewerRoutes';
import { newsRoutes } from './routes/newsRoutes';
import { questionnaireRoutes } from './routes/questionnaireRoutes';
import { titleDetailRoutes } from './routes/titleDetailRoutes';
import { titleListRoutes } from './routes/titleListRoutes';
import type { ApiEnv, Site } from './Site';

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
