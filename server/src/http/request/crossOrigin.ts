import { SESSION_HEADER } from '@komawari/shared-domain';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { SiteOptions } from '../../config/config';

/** As long as browsers remember at most what may be asked. */
const MAX_AGE_S = 7200;

/**
 * Pages of other origins that the operator has named may make the calls, with the session in its header and with
 * credentials (docs/specification.md §6): so the survey can live on a host of its own. No other origin learns what they may.
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
    // Whoever keeps this answer must not give it to an origin that may.
    c.header('Vary', 'Origin', { append: true });
    return undefined;
  };
}
