import { SESSION_HEADER } from '@komawari/shared-domain';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { SiteOptions } from '../../config/config';

/** The longest time for which browsers cache a preflight answer. */
const MAX_AGE_S = 7200;

/**
 * Pages of other origins that the operator has allowed may make the calls, with the session in its header and with credentials
 * (docs/specification.md §6). So the survey can run on another host. Other origins do not learn what these may do.
 */
export function crossOrigin({ allowedOrigins }: Pick<SiteOptions, 'allowedOrigins'>): MiddlewareHandler {
  if (allowedOrigins.length === 0) return (_c, next) => next();
  const allow = cors({
    origin: [...allowedOrigins],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [SESSION_HEADER, 'Content-Type'],
    credentials: true,
    maxAge: MAX_AGE_S,
  });
  return async (c, next) => {
    if (allowedOrigins.includes(c.req.header('Origin') ?? '')) return await allow(c, next);
    await next();
    // A cache that stores this answer must not return it to an allowed origin.
    c.header('Vary', 'Origin', { append: true });
    return undefined;
  };
}
