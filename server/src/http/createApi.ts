import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Stamp } from '../cache/FreshCache';
import type { Clock } from '../config/Clock';
import type { SiteOptions } from '../config/config';
import type { ReadSiteState } from '../config/SiteState';
import type { Content } from '../content/createContent';
import { groupBy } from '../content/lists/groupBy';
import { errorAnswer } from '../wire/errors/errorAnswer';
import { ANSWER_TYPES, answerForm, inForm } from './answers/answerForm';
import { createSharedAnswers } from './answers/sharedAnswers';
import { type Refusal, refusalOf } from './errors/refusal';
import { requestLimits } from './limits/requestLimits';
import { type WriteKind, writeBudgets } from './limits/writeBudgets';
import type { ApiEnv } from './request/ApiEnv';
import { admission } from './request/admission';
import { crossOrigin } from './request/crossOrigin';
import type { OriginReader } from './request/originReader';
import { calendarRoutes } from './routes/calendarRoutes';
import { clientRoutes } from './routes/clientRoutes';
import { commentRoutes } from './routes/commentRoutes';
import { engagementRoutes } from './routes/engagementRoutes';
import { favoriteRoutes } from './routes/favoriteRoutes';
import { featuredRoutes } from './routes/featuredRoutes';
import { homeRoutes } from './routes/homeRoutes';
import { languageRoutes } from './routes/languageRoutes';
import { mangaViewerRoutes } from './routes/mangaViewerRoutes';
import { newsRoutes } from './routes/newsRoutes';
import { profileRoutes } from './routes/profileRoutes';
import { questionnaireRoutes } from './routes/questionnaireRoutes';
import { titleDetailRoutes } from './routes/titleDetailRoutes';
import { titleListRoutes } from './routes/titleListRoutes';

export interface ApiInputs {
  content: Content;
  /** The state of the content. */
  stamp: Stamp;
  clock: Clock;
  options: SiteOptions;
  readState: ReadSiteState;
  originOf: OriginReader;
  /** Called for each write, with whether it was allowed. */
  countWrite: (kind: WriteKind, isAllowed: boolean) => void;
  log: Logger;
}

/**
 * The calls of the specification (docs/specification.md §7), in protobuf. Errors are answers too: status 200 with
 * `Response.error`.
 */
export function createApi({ content, stamp, clock, options, readState, originOf, countWrite, log }: ApiInputs): Hono<ApiEnv> {
  const sendShared = createSharedAnswers(stamp);
  const api = new Hono<ApiEnv>();
  api.onError((error, c) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(c, refusal);
    // Logs only the path, because a query may contain a push token or a device's secret.
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'an API call failed');
    return sendRefusal(c, { kind: 'internal', detail: 'the server failed; its log says why' });
  });
  api.use(crossOrigin(options));
  api.use(requestLimits(clock, options));
  api.use(admission(options, readState, originOf));
  api.use(writeBudgets({ clock, options, count: countWrite }));
  languageRoutes(api, content, sendShared);
  homeRoutes(api, content, sendShared);
  featuredRoutes(api, content, sendShared);
  titleListRoutes(api, content, sendShared);
  calendarRoutes(api, content, sendShared);
  titleDetailRoutes(api, content, sendShared, options);
  mangaViewerRoutes(api, content, { clock, ads: options.ads, log });
  clientRoutes(api, content, sendShared);
  profileRoutes(api, content);
  commentRoutes(api, content);
  favoriteRoutes(api, content);
  newsRoutes(api, content, sendShared);
  engagementRoutes(api, content);
  questionnaireRoutes(api, content, options);
  const methods = methodsByPath(api);
  api.all('*', (c) => {
    const allowed = methods.get(callOf(c.req.path));
    const detail = `${c.req.method} ${c.req.path}: there is no such call`;
    return sendRefusal(c, { kind: 'unknownPath', detail }, allowed && { status: 405, headers: { Allow: allowed.join(', ') } });
  });
  return api;
}

/** The methods of each call in the format of the `Allow` header. The paths of calls contain no parameters. */
function methodsByPath(api: Hono<ApiEnv>): ReadonlyMap<string, string[]> {
  const calls = api.routes.filter(({ method }) => method !== 'ALL');
  const named = groupBy(calls, ({ path }) => path);
  return new Map(
    [...named].map(([path, routes]) => [path, routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : method))]),
  );
}

function callOf(path: string): string {
  return path.replace(/^\/api(?=\/)/, '');
}

interface RefusalInit {
  status?: number;
  headers?: Record<string, string>;
}

function sendRefusal(c: Context, { kind, detail, recoveryLinks }: Refusal, { status, headers }: RefusalInit = {}): Response {
  const form = answerForm(c);
  const body = inForm(form, errorAnswer(kind, detail, recoveryLinks));
  const common = { ...ANSWER_TYPES[form], 'Cache-Control': 'no-store', 'Content-Length': String(body.length) };
  return new Response(body, { ...(status && { status }), headers: { ...common, ...headers } });
}
