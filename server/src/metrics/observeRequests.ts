import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { Metrics } from './createMetrics';
import { methodLabel, requestLabel } from './requestLabel';

/** Counts and times every request, and writes a line for each at the log's level `info`: no address, no session, no text of a reader's. */
export function observeRequests(metrics: Pick<Metrics, 'answered'>, log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const request = {
      method: methodLabel(c.req.method),
      route: requestLabel(
        c.req.path,
        matchedRoutes(c).map(({ path }) => path),
      ),
      status: c.res.status,
      seconds: (performance.now() - begun) / 1000,
    };
    metrics.answered(request);
    log.info(request, 'answered');
  };
}
