import { PREVIEW_HEADER } from '@komawari/shared-domain';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { cookieOf, dependenciesOf } from '../../replay/RequestDependencies';
import { PREVIEW_COOKIE } from './previewOf';
import { readTicket } from './ticket';

/** What a site knows if it shows another time than now. */
export interface AsOf {
  /** In seconds. */
  at: number;
  /** The real clock, which decides when links expire. */
  clock: Clock;
}

/** Editors look at one day and the day after it. */
const MAX_SITES = 2;

/** Files that are the same at any time, and the calls below `/-/`, which do not show the site. */
const OF_NO_MOMENT = /^\/(images|shell|remotes|-)\//;

/**
 * Serves the whole site as of another time to visitors with a preview link: pages, calls and feeds. Nothing of it is cached or
 * saved.
 * @param siteAt the same site with its clock stopped at a time
 */
export function otherMoments({ db, clock }: { db: Database; clock: Clock }, siteAt: (at: number) => Hono): MiddlewareHandler {
  const sites = new Map<number, Hono>();

  function kept(at: number): Hono {
    const site = sites.get(at) ?? siteAt(at);
    sites.delete(at);
    sites.set(at, site);
    for (const oldest of sites.keys()) if (sites.size > MAX_SITES) sites.delete(oldest);
    return site;
  }

  return async (c, next) => {
    const ticket = OF_NO_MOMENT.test(c.req.path) ? undefined : cookieOf(c, PREVIEW_COOKIE);
    // Links expire, and nobody else may get what they show.
    if (ticket) dependenciesOf(c)?.makePersonal();
    const { at } = (ticket && (await readTicket(db, ticket, clock()))) || {};
    if (at === undefined) return next();
    const answer = await kept(at).fetch(c.req.raw, c.env);
    const headers = new Headers(answer.headers);
    headers.set('Cache-Control', 'no-store');
    headers.set(PREVIEW_HEADER, String(at));
    headers.delete('ETag');
    return new Response(answer.body, { status: answer.status, headers });
  };
}
