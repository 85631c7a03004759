import { SESSION_HEADER } from '@komawari/shared-domain';
import type { MiddlewareHandler } from 'hono';
import type { SiteOptions } from '../../config/config';
import { RequestError } from '../errors/RequestError';
import type { ApiEnv } from './ApiEnv';
import { clientAddress, networkOf } from './clientAddress';
import type { OriginReader } from './originReader';
import { regionOf } from './region';
import { secretHash, sessionHash } from './session';

export type AdmissionOptions = Pick<SiteOptions, 'isUnderMaintenance' | 'blockedRegions' | 'regionHeader' | 'isProxyTrusted'>;

/** Whom the site is open for (docs/specification.md §4: MAINTENANCE, GEOIP_BLOCKING), and what a request tells about its reader. */
export function admission(options: AdmissionOptions, originOf: OriginReader): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (options.isUnderMaintenance) throw new RequestError('maintenance', 'the operator has closed the site');
    const region = regionOf(options, (name) => c.req.header(name));
    if (options.blockedRegions.includes(region)) throw new RequestError('regionBlocked', `not offered in ${region}`);
    c.set('region', region);
    c.set('origin', originOf(c.req.raw));
    c.set('session', sessionHash(c.req.header(SESSION_HEADER)) ?? secretHash(c.req.query('secret')));
    c.set('network', networkOf(clientAddress(c, options.isProxyTrusted) ?? ''));
    await next();
  };
}
