import type { MiddlewareHandler } from 'hono';
import { ApiFailure } from '../errors/ApiFailure';
import type { ApiEnv, Site } from '../Site';
import { regionOf } from './region';
import { SESSION_HEADER, sessionHash } from './session';

/** Whom the site is open for (spec §4: MAINTENANCE, GEOIP_BLOCKING), and what a request tells about its reader. */
export function admission(site: Site, originOf: (request: Request) => string): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (site.options.isUnderMaintenance) throw new ApiFailure('maintenance', 'the operator has closed the site');
    const region = regionOf(site.options, (name) => c.req.header(name));
    if (site.options.blockedRegions.includes(region)) throw new ApiFailure('regionBlocked', `not offered in ${region}`);
    c.set('region', region);
    c.set('origin', originOf(c.req.raw));
    c.set('session', sessionHash(c.req.header(SESSION_HEADER)));
    await next();
  };
}
