import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import { dependenciesOf } from '../../replay/RequestDependencies';
import { addressOf, clientAddress } from '../request/clientAddress';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_URL_LENGTH = 8 * 1024;

/** A budget that refills over time. */
interface Budget {
  burst: number;
  perSecond: number;
}

export type RequestLimitOptions = Pick<SiteOptions, 'isRateLimited' | 'isProxyTrusted'>;

/** Generous for a person with several tabs, tight for a program. */
const READS: Budget = { burst: 400, perSecond: 40 };
const WRITES: Budget = { burst: 60, perSecond: 5 };
const MAX_CLIENTS = 20_000;

/**
 * Rejects what our clients never send: long URLs, large or compressed bodies (172 bytes can decompress to 100 MiB), and more
 * requests than a person makes. These are transport errors, so they have their own HTTP statuses.
 */
export function requestLimits(clock: Clock, options: RequestLimitOptions): MiddlewareHandler {
  const reads = rateLimiter(READS);
  const writes = rateLimiter(WRITES);
  return async (c, next) => {
    if (c.req.raw.url.length > MAX_URL_LENGTH) return c.text('The address is too long.', 414);
    if (c.req.header('Content-Encoding')) return c.text('A compressed body is not accepted.', 415);
    if (Number(c.req.header('Content-Length') ?? 0) > MAX_BODY_BYTES) return c.text('The body is too large.', 413);
    // Without a length, the size of a body is known only after reading it.
    if (c.req.header('Transfer-Encoding')) return c.text('Send the body with its length.', 411);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    const isAllowed = (client: string | undefined) =>
      !options.isRateLimited || client === undefined || (isRead ? reads : writes)(client, clock());
    dependenciesOf(c)?.checks.push((request) => isAllowed(addressOf(request, options.isProxyTrusted)));
    if (!isAllowed(clientAddress(c, options.isProxyTrusted))) {
      return c.text('Too many requests. Please wait a moment.', 429, { 'Retry-After': '2' });
    }
    return next();
  };
}

/** @returns a function that takes one request from a client's budget and says whether there was one left */
export function rateLimiter({ burst, perSecond }: Budget): (client: string, now: number) => boolean {
  const clients = new Map<string, { left: number; at: number }>();
  return (client, now) => {
    const known = clients.get(client) ?? { left: burst, at: now };
    // If the clock is set back, the budget does not shrink.
    const left = Math.min(burst, known.left + Math.max(now - known.at, 0) * perSecond);
    clients.delete(client);
    clients.set(client, { left: Math.max(left - 1, 0), at: now });
    const [oldest] = clients.keys();
    if (clients.size > MAX_CLIENTS && oldest !== undefined) clients.delete(oldest);
    return left >= 1;
  };
}
