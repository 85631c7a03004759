import { withoutRetry } from '@komawari/shared-domain';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { type Logger, pino } from 'pino';
import type { Stamp } from './cache/FreshCache';
import type { Clock } from './config/Clock';
import type { SiteOptions } from './config/config';
import type { Content } from './content/createContent';
import { imageRoutes } from './delivery/imageRoutes';
import { feedRoutes } from './feeds/feedRoutes';
import { createApi } from './http/createApi';
import { originReader } from './http/request/originReader';
import type { ObjectStore } from './objects/ObjectStore';
import type { Delivery } from './site/createDelivery';
import { COMMON_HEADERS } from './site/securityHeaders';
import { siteRoutes } from './site/siteRoutes';

export interface AppInputs {
  content: Content;
  /** The state that the content is in. */
  stamp: Stamp;
  objects: ObjectStore;
  clock: Clock;
  config: SiteOptions;
  /** Throws when the database does not answer. */
  checkDatabase: () => Promise<void>;
  /** What the site is made of, and how that is changed. Without it the API and the images alone are served. */
  delivery?: Delivery | undefined;
  log?: Logger | undefined;
}

/** Addresses in answers begin with the host that was asked, so it must be one. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** The whole site as a function from request to answer: no socket, no global, everything it needs is given. */
export function createApp({ content, stamp, objects, clock, config, checkDatabase, delivery, log = silent() }: AppInputs): Hono {
  const originOf = originReader(config);
  const app = new Hono({ getPath: (request) => withoutRetry(new URL(request.url).pathname) });
  app.use(async (c, next) => {
    if (!HOST.test(new URL(c.req.url).host)) return c.text('The Host header is not the name of a host.', 400);
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value);
  });
  app.use(methodNotAllowed({ app }));
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a request failed');
    return c.text('Something went wrong. Please try again in a moment.', 500);
  });
  app.get('/healthz', async (c) => {
    await checkDatabase();
    return c.json({ status: 'ok', composition: (await delivery?.composition.current())?.id ?? null });
  });
  const inputs = { content, stamp, clock, options: config, originOf, log };
  app.route('/api', createApi(inputs));
  imageRoutes(app, objects);
  app.route('/feeds', feedRoutes(inputs));
  if (delivery) siteRoutes(app, { ...inputs, delivery });
  return app;
}

function silent(): Logger {
  return pino({ level: 'silent' });
}
