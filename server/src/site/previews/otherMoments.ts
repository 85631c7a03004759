import { PREVIEW_HEADER } from '@komawari/shared-domain';
import type { Hono, MiddlewareHandler } from 'hono';
import type { Clock } from '../../config/Clock';
import type { Database } from '../../database/Database';
import { cookieOf, dependenciesOf } from '../../replay/RequestDependencies';
import { PREVIEW_COOKIE } from './previewOf';
import { readTicket } from './ticket';

/** What a site knows that shows another moment than now. */
export interface AsOf {
  /** In seconds. */
  at: number;
  /** The real one, by which links end. */
  clock: Clock;
}

/** Editors look at one day, and at the one after. */
const MAX_SITES = 2;

/** Files that are the same at every moment, and what is done with the site and not shown by it. */
const OF_NO_MOMENT = /^\/(images|shell|remotes|-)\//;

/**
 * Answers who has the link of another moment with the whole site as of then: pages, calls, feeds. Nothing of it is kept by
 * anybody, and nothing is saved.
 * @param siteAt the same site with its clock standing still
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
    // Links end, and what they show is nobody else's.
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
