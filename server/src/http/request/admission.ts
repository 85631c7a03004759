import { SESSION_COOKIE, SESSION_HEADER } from '@komawari/shared-domain';
import type { Context, MiddlewareHandler } from 'hono';
import type { SiteOptions } from '../../config/config';
import type { ReadSiteState } from '../../config/SiteState';
import { cookieOf, dependenciesOf } from '../../replay/RequestDependencies';
import { RequestError } from '../errors/RequestError';
import type { ApiEnv } from './ApiEnv';
import { clientAddress, networkOf } from './clientAddress';
import type { OriginReader } from './originReader';
import { isOwnCall } from './ownCall';
import { regionOf } from './region';
import { secretHash, sessionHash } from './session';

export type AdmissionOptions = Pick<SiteOptions, 'regionHeader' | 'isProxyTrusted'>;

/** Whom the site is open for (docs/specification.md §4: MAINTENANCE, GEOIP_BLOCKING), and what a request tells about its reader. */
export function admission(
  options: AdmissionOptions,
  readState: ReadSiteState,
  originOf: OriginReader,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { isUnderMaintenance, isReadOnly, blockedRegions } = await readState();
    if (isUnderMaintenance) throw new RequestError('maintenance', 'the operator has closed the site');
    const region = regionOf(options, (name) => c.req.header(name));
    if (blockedRegions.includes(region)) throw new RequestError('regionBlocked', `not offered in ${region}`);
    if (isReadOnly && !isRead(c)) throw new RequestError('readOnly', 'the operator has switched the site to reading alone');
    c.set('region', region);
    c.set('isReadOnly', isReadOnly || isOwnCall(c));
    c.set('origin', originOf(c.req.raw));
    c.set('session', () => sessionOf(c));
    c.set('network', () => networkOf(clientAddress(c, options.isProxyTrusted) ?? ''));
    await next();
  };
}

/**
 * Whose request it is: what a client says with it, and after that the cookie, in which a browser's preload has the session.
 * A write needs the header or the secret, which no other site's page can have a browser send.
 */
function sessionOf(c: Context): string | undefined {
  const named = sessionHash(c.req.header(SESSION_HEADER)) ?? secretHash(c.req.query('secret'));
  const session = named ?? (isRead(c) ? sessionHash(cookieOf(c, SESSION_COOKIE)) : undefined);
  // What is known of a reader changes without the content.
  if (session !== undefined) dependenciesOf(c)?.makePersonal();
  return session;
}

function isRead({ req }: Context): boolean {
  return req.method === 'GET' || req.method === 'HEAD';
}
