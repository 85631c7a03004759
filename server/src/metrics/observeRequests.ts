import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import { dependenciesOf } from '../replay/RequestDependencies';
import type { Metrics } from './createMetrics';
import { methodLabel, requestLabel } from './requestLabel';

/**
 * Counts and times every request, and logs one line for each at level `info`, without any address, session or text of a reader.
 */
export function observeRequests(metrics: Pick<Metrics, 'answered'>, log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const method = methodLabel(c.req.method);
    const route = requestLabel(
      c.req.path,
      matchedRoutes(c).map(({ path }) => path),
    );
    const { status } = c.res;
    const observe = (seconds: number) => {
      const request = { method, route, status, seconds };
      metrics.answered(request);
      log.info(request, 'answered');
    };
    observe((performance.now() - begun) / 1000);
    dependenciesOf(c)?.effects.push(observe);
  };
}
