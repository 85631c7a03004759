import { withoutRetry } from '@komawari/shared-domain';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { type Logger, pino } from 'pino';
import type { Stamp } from './cache/FreshCache';
import { STALE } from './cache/staleMark';
import type { Clock } from './config/Clock';
import type { SiteOptions } from './config/config';
import { stateOf } from './config/SiteState';
import { type Content, createContent } from './content/createContent';
import { legalPagesOf } from './content/news/legalPages';
import { isDatabaseUnavailable } from './database/unavailable';
import { imageRoutes } from './delivery/imageRoutes';
import { feedRoutes } from './feeds/feedRoutes';
import { healthRoutes } from './health/healthRoutes';
import { createApi } from './http/createApi';
import type { WriteKind } from './http/limits/writeBudgets';
import { hostCheck } from './http/request/hostCheck';
import { originReader } from './http/request/originReader';
import type { Metrics } from './metrics/createMetrics';
import { observeRequests } from './metrics/observeRequests';
import { traceRequests } from './metrics/traceRequests';
import type { ObjectStore } from './objects/ObjectStore';
import { StoreUnavailableError } from './objects/StoreUnavailableError';
import type { Delivery } from './site/createDelivery';
import type { CountPartError } from './site/monitoring/reportRoutes';
import { type AsOf, otherMoments } from './site/previews/otherMoments';
import { commonHeaders } from './site/securityHeaders';
import { siteRoutes } from './site/siteRoutes';
import type { Switches } from './site/switches/createSwitches';
import { isDiskFull } from './text/isDiskFull';
import type { Tracing } from './tracing/Tracing';

export interface AppInputs {
  content: Content;
  /** The state of the content. */
  stamp: Stamp;
  objects: ObjectStore;
  clock: Clock;
  config: SiteOptions;
  /** Throws if the database does not answer or its tables cannot be read. */
  checkDatabase: () => Promise<void>;
  /** Everything about the site's releases. Without it, the app only serves the API and the images. */
  delivery?: Delivery | undefined;
  /** The operator's switches while the site runs. Without them, only the settings count. */
  switches?: Switches | undefined;
  /** The public key for push subscriptions. Without it, readers are not asked to subscribe. */
  pushKey?: string | undefined;
  /** Whether the process was told to stop, so that new readers should go to another server. */
  isStopping?: (() => boolean) | undefined;
  log?: Logger | undefined;
  metrics?: Metrics | undefined;
  tracing?: Tracing | undefined;
  /** Set if the clock is stopped at another time, for a preview. */
  asOf?: AsOf | undefined;
}

/** None of our clients sends longer URLs. */
const MAX_ADDRESS_LENGTH = 8 * 1024;

const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** The whole site as a function from request to response. It has no socket and no globals; all dependencies are parameters. */
export function createApp({
  content: given,
  stamp,
  objects,
  clock,
  config,
  delivery,
  switches = unswitched(config),
  pushKey,
  log = silent(),
  metrics,
  tracing,
  asOf,
  ...health
}: AppInputs): Hono {
  const { legal } = config.brand;
  const content = legal.length > 0 ? { ...given, legalPages: legalPagesOf(legal) } : given;
  const originOf = originReader(config);
  const hostRefusal = hostCheck(config);
  const app = new Hono({ getPath: (request) => withoutRetry(new URL(request.url).pathname) });
  if (tracing) app.use(traceRequests(tracing, config.isProxyTrusted));
  if (metrics) app.use(observeRequests(metrics, log));
  app.use(async (c, next) => {
    if (c.req.url.length > MAX_ADDRESS_LENGTH) return c.text('The address is too long.', 414);
    const refusal = hostRefusal(new URL(c.req.url).host);
    if (refusal) return c.text(refusal.text, refusal.status);
    await next();
    // `c.header` would create the whole response again for each header.
    const { headers } = c.res;
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    if (isPage && stamp.isUncertain?.()) for (const [name, value] of Object.entries(STALE)) headers.set(name, value);
    for (const [name, value] of Object.entries(commonHeaders(config, c.req.path))) headers.set(name, value);
  });
  if (delivery && !asOf) {
    const { db } = delivery;
    const siteAt = (at: number) =>
      createApp({
        ...{ stamp, objects, config, delivery, log, ...health },
        content: createContent({ db, clock: () => at, stamp }),
        clock: () => at,
        switches: readingAlone(switches),
        asOf: { at, clock },
      });
    app.use(otherMoments({ db, clock }, siteAt));
  }
  app.use(methodNotAllowed({ app }));
  app.onError((error, c) => {
    // A refused request, for example one with a too large body, is not our error.
    if (error instanceof HTTPException && error.status < 500) return c.text('This was refused.', error.status, NOT_KEPT);
    log.error({ err: error, path: c.req.path }, 'a request failed');
    const isAway = error instanceof StoreUnavailableError || isDatabaseUnavailable(error);
    // Only tools send a token. They show a person what the server says.
    if (c.req.header('Authorization')?.startsWith('Bearer '))
      return c.json({ error: failureText(error, isAway) }, isAway ? 503 : 500, NOT_KEPT);
    const retry = { ...NOT_KEPT, ...(isAway && { 'Retry-After': '5' }) };
    return c.text('Something went wrong. Please try again in a moment.', isAway ? 503 : 500, retry);
  });
  healthRoutes(app, { ...health, composition: delivery?.composition });
  const inputs = { content, stamp, clock, options: config, readState: switches.state, originOf, log };
  app.route('/api', createApi({ ...inputs, countWrite: writeCounter(metrics) }));
  imageRoutes(app, objects);
  app.route('/feeds', feedRoutes(inputs));
  const countError = errorCounter(metrics);
  if (delivery)
    siteRoutes(app, { ...inputs, countError, switches, delivery, pushKey, checkDatabase: health.checkDatabase, asOf });
  return app;
}

/** For operators who look for attacks: the writes that were allowed, and those that were refused because there were too many. */
function writeCounter(metrics: Metrics | undefined): (kind: WriteKind, isAllowed: boolean) => void {
  if (!metrics) return () => undefined;
  const allowed = metrics.counter('writes_total', 'Writes that were let through, by kind.', 'kind');
  const refused = metrics.counter(
    'writes_refused_total',
    'Writes beyond the budget of an address or a session, by kind.',
    'kind',
  );
  return (kind, isAllowed) => (isAllowed ? allowed : refused)(kind);
}

/** For the teams of the parts: the errors of their parts in readers' browsers. */
function errorCounter(metrics: Metrics | undefined): CountPartError {
  if (!metrics) return () => undefined;
  const counters = {
    load: metrics.counter('load_errors_total', 'Parts that a browser could not load, as it reports.', 'part'),
    render: metrics.counter('render_errors_total', 'Parts that failed while they were drawn, as a browser reports.', 'part'),
    hydrate: metrics.counter(
      'hydration_errors_total',
      "Parts that a browser drew again, since they did not match the server's HTML, as it reports.",
      'part',
    ),
    late: metrics.counter('late_errors_total', 'Errors of parts that were on the screen, as a browser reports.', 'part'),
  };
  return (part, error) => counters[error](part);
}

function unswitched(config: SiteOptions): Switches {
  return { state: async () => stateOf(config), expire: () => undefined };
}

/** A preview of another time must not change anything now. */
function readingAlone({ state, expire }: Switches): Switches {
  return { expire, state: async () => ({ ...(await state()), isReadOnly: true }) };
}

function silent(): Logger {
  return pino({ level: 'silent' });
}

function failureText(error: Error, isAway: boolean): string {
  if (isDiskFull(error)) return "The site's disk is full, so nothing was saved. Free some space on it, then try again.";
  return isAway
    ? "The site's database or object store does not answer. Try again in a moment; the server's log says more."
    : 'The server failed. Its log says why.';
}
