import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Tracing } from '../tracing/Tracing';
import { methodLabel, requestLabel } from './requestLabel';

/**
 * Traces every request, with the same names as in the metrics.
 * @param isProxyTrusted whether `traceparent` comes from our own proxy; otherwise any client could decide what is traced
 */
export function traceRequests({ request }: Pick<Tracing, 'request'>, isProxyTrusted: boolean): MiddlewareHandler {
  return (c, next) =>
    request(isProxyTrusted ? c.req.header('traceparent') : undefined, async () => {
      await next();
      const method = methodLabel(c.req.method);
      const patterns = matchedRoutes(c).map(({ path }) => path);
      const route = requestLabel(c.req.path, patterns);
      const { status } = c.res;
      const details = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
      return { name: `${method} ${route}`, details, isFailed: status >= 500 };
    });
}
