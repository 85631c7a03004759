import { SESSION_COOKIE, SESSION_HEADER } from '@komawari/shared-domain';
import type { Context, MiddlewareHandler } from 'hono';
import type { SiteOptions } from '../../config/config';
import type { ReadSiteState } from '../../config/SiteState';
import { cookieOf, dependenciesOf } from '../../replay/RequestDependencies';
import { RequestError } from '../errors/RequestError';
import type { ApiEnv } from './ApiEnv';
import { clientAddress, networkOf } from './clientAddress';
import { isInternalCall } from './internalCall';
import type { OriginReader } from './originReader';
import { regionOf } from './region';
import { secretHash, sessionHash } from './session';

export type AdmissionOptions = Pick<SiteOptions, 'regionHeader' | 'isProxyTrusted'>;

/**
 * Checks whether the site is open for the reader (docs/specification.md §4: MAINTENANCE, GEOIP_BLOCKING), and sets what the
 * request says about them.
 */
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
    if (isReadOnly && !isRead(c)) throw new RequestError('readOnly', 'the operator has made the site read-only');
    c.set('region', region);
    c.set('isReadOnly', isReadOnly || isInternalCall(c));
    c.set('origin', originOf(c.req.raw));
    c.set('session', () => sessionOf(c));
    c.set('network', () => networkOf(clientAddress(c, options.isProxyTrusted) ?? ''));
    await next();
  };
}

/**
 * The reader's session: first what the client sends explicitly, then the cookie, which a browser's preload sends. A write needs
 * the header or the secret, because a page of another site cannot make a browser send these.
 */
function sessionOf(c: Context): string | undefined {
  const named = sessionHash(c.req.header(SESSION_HEADER)) ?? secretHash(c.req.query('secret'));
  const session = named ?? (isRead(c) ? sessionHash(cookieOf(c, SESSION_COOKIE)) : undefined);
  // The data of a reader changes independently of the content.
  if (session !== undefined) dependenciesOf(c)?.makePersonal();
  return session;
}

function isRead({ req }: Context): boolean {
  return req.method === 'GET' || req.method === 'HEAD';
}
