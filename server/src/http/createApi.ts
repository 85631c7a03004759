import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Stamp } from '../cache/FreshCache';
import type { Clock } from '../config/Clock';
import type { SiteOptions } from '../config/config';
import type { Content } from '../content/createContent';
import { errorAnswer } from '../wire/errors/errorAnswer';
import { ANSWER_TYPE } from './answers/Success';
import { createSharedAnswers } from './answers/sharedAnswers';
import { type Refusal, refusalOf } from './errors/refusal';
import { requestLimits } from './limits/requestLimits';
import type { ApiEnv } from './request/ApiEnv';
import { admission } from './request/admission';
import type { OriginReader } from './request/originReader';
import { bookmarkRoutes } from './routes/bookmarkRoutes';
import { calendarRoutes } from './routes/calendarRoutes';
import { commentRoutes } from './routes/commentRoutes';
import { engagementRoutes } from './routes/engagementRoutes';
import { featuredRoutes } from './routes/featuredRoutes';
import { homeRoutes } from './routes/homeRoutes';
import { languageRoutes } from './routes/languageRoutes';
import { mangaViewerRoutes } from './routes/mangaViewerRoutes';
import { newsRoutes } from './routes/newsRoutes';
import { questionnaireRoutes } from './routes/questionnaireRoutes';
import { titleDetailRoutes } from './routes/titleDetailRoutes';
import { titleListRoutes } from './routes/titleListRoutes';

export interface ApiInputs {
  content: Content;
  /** The state that the content is in. */
  stamp: Stamp;
  clock: Clock;
  options: SiteOptions;
  originOf: OriginReader;
  log: Logger;
}

/** The calls of the specification (docs/specification.md §7), in protobuf. Errors are answers too: status 200 with `Response.error`. */
export function createApi({ content, stamp, clock, options, originOf, log }: ApiInputs): Hono<ApiEnv> {
  const sendShared = createSharedAnswers(stamp);
  const api = new Hono<ApiEnv>();
  api.onError((error, c) => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(refusal);
    // The path alone: a query may hold a push token or a device's secret.
    log.error({ err: error, method: c.req.method, path: c.req.path }, 'an API call failed');
    return sendRefusal({ kind: 'internal', detail: 'the server failed; its log says why' });
  });
  api.use(requestLimits(clock, options));
  api.use(admission(options, originOf));
  languageRoutes(api, content, sendShared);
  homeRoutes(api, content, sendShared);
  featuredRoutes(api, content, sendShared);
  titleListRoutes(api, content, sendShared);
  calendarRoutes(api, content, sendShared);
  titleDetailRoutes(api, content, sendShared);
  mangaViewerRoutes(api, content, clock);
  commentRoutes(api, content);
  bookmarkRoutes(api, content);
  newsRoutes(api, content, sendShared);
  engagementRoutes(api, content);
  questionnaireRoutes(api, content);
  api.all('*', (c) => sendRefusal({ kind: 'unknownPath', detail: `${c.req.method} ${c.req.path}: there is no such call` }));
  return api;
}

function sendRefusal({ kind, detail, recoveryLinks }: Refusal): Response {
  const headers = { ...ANSWER_TYPE, 'Cache-Control': 'no-store' };
  return new Response(errorAnswer(kind, detail, recoveryLinks), { headers });
}
