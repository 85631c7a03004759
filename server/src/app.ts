import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { contentStamp, createFreshCache } from './cache/FreshCache';
import type { Clock } from './config/Clock';
import type { SiteOptions } from './config/config';
import { createViewCounter, type ViewCounter } from './content/chapters/viewCounter';
import { LANGUAGES } from './content/languages';
import type { Database } from './database/Database';
import { imageRoutes } from './delivery/imageRoutes';
import { feedRoutes } from './feeds/feedRoutes';
import { createApi } from './http/createApi';
import { originReader } from './http/request/originReader';
import type { Site } from './http/Site';
import type { ObjectStore } from './objects/ObjectStore';
import type { CompositionSource } from './site/composition/compositionSource';
import { COMMON_HEADERS } from './site/securityHeaders';
import { siteRoutes } from './site/siteRoutes';

export interface AppParts {
  db: Database;
  objects: ObjectStore;
  clock: Clock;
  config: SiteOptions;
  /** What the site is made of, and the folder of the builds. Without it the API and the images alone are served. */
  delivery?: { composition: CompositionSource; repository: string };
  /** Given by whoever has to write the last views before the process ends. */
  views?: ViewCounter;
  log?: Logger;
}

const MIB = 1024 * 1024;
const MOST_ANSWER_BYTES = 64 * MIB;
const MOST_TITLES_IN_MEMORY = 2000;
const MOST_CHAPTERS_IN_MEMORY = 500;

/** A retry asks under a path that was never asked for, since a hung request blocks others of the same URL. */
const RETRY_PREFIX = /^\/~r\d{1,9}(?=\/)/;

/** Addresses in answers begin with the host that was asked, so it must be one. */
const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:.]+\](:\d+)?$/i;

/** The whole site as a function from request to answer: no socket, no global, everything it needs is given. */
export function createApp({ db, objects, clock, config, delivery, views, log = pino({ level: 'silent' }) }: AppParts): Hono {
  const originOf = originReader(config);
  const site = createSite({ db, clock, config, views: views ?? createViewCounter(db, clock) });
  const app = new Hono({ getPath: (request) => new URL(request.url).pathname.replace(RETRY_PREFIX, '') });
  app.use(async (c, next) => {
    if (!HOST.test(new URL(c.req.url).host)) return c.text('The Host header is not the name of a host.', 400);
    await next();
    for (const [name, value] of Object.entries(COMMON_HEADERS)) c.header(name, value);
  });
  app.onError((error, c) => {
    log.error({ err: error, path: c.req.path }, 'a request failed');
    return c.text('Something went wrong. Please try again in a moment.', 500);
  });
  app.get('/healthz', async (c) => {
    await db.execute(sql`select 1`);
    return c.json({ status: 'ok', composition: (await delivery?.composition.current())?.id ?? null });
  });
  const api = createApi(site, originOf, log);
  app.route('/api', api);
  imageRoutes(app, objects);
  app.route('/feeds', feedRoutes(site, originOf, log));
  if (delivery) siteRoutes(app, { site, originOf, ...delivery });
  return app;
}

function createSite({ db, clock, config, views }: Pick<AppParts, 'db' | 'clock' | 'config'> & { views: ViewCounter }): Site {
  const stamp = contentStamp(db, clock);
  return {
    db,
    clock,
    views,
    options: config,
    answers: createFreshCache(stamp, MOST_ANSWER_BYTES, ({ bytes }) => bytes.length),
    listed: createFreshCache(stamp, 1),
    banners: createFreshCache(stamp, LANGUAGES.length),
    titles: createFreshCache(stamp, MOST_TITLES_IN_MEMORY),
    chapters: createFreshCache(stamp, MOST_CHAPTERS_IN_MEMORY),
  };
}
