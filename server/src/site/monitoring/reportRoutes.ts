import { type HealthReport, PART_ERRORS, type PartError } from '@komawari/shared-state/contract';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Clock } from '../../config/Clock';
import type { SiteOptions } from '../../config/config';
import type { Database } from '../../database/Database';
import { rateLimiter } from '../../http/limits/requestLimits';
import { clientAddress } from '../../http/request/clientAddress';
import type { CompositionSource } from '../composition/compositionSource';
import { holderOfRequest } from '../publish/holderOfRequest';
import { SHELL } from '../releases/releaseDocument';
import type { Monitor } from './createMonitor';

/** Called for each error of a part that is live. */
export type CountPartError = (part: string, error: PartError) => void;

export interface ReportInputs {
  db: Database;
  composition: Pick<CompositionSource, 'live'>;
  monitor: Pick<Monitor, 'canaryHealth' | 'reported'>;
  options: Pick<SiteOptions, 'isProxyTrusted' | 'isRateLimited'>;
  clock: Clock;
  countError: CountPartError;
}

const MAX_BODY_BYTES = 4096;

/** As much as one household reads. More comes from a program, which could otherwise cause a rollback of a canary. */
const REPORTS = { burst: 20, perSecond: 0.5 };

const report = z.strictObject({
  composition: z.string().max(40),
  parts: z
    .array(
      z.strictObject({
        name: z.string().max(40),
        isNew: z.boolean(),
        errors: z.array(z.enum(PART_ERRORS)).max(PART_ERRORS.length),
        paintMs: z.int().min(0).max(60_000).optional(),
      }),
    )
    .min(1)
    .max(20),
});

/**
 * Accepts browser reports about what is live now, and does not store who sent them. Tells teams the health of the open canary.
 */
export function reportRoutes({ db, composition, monitor, options, clock, countError }: ReportInputs): Hono {
  const mayReport = rateLimiter(REPORTS);
  const app = new Hono();
  app.post('/', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (c: Context) => {
    const client = options.isRateLimited ? clientAddress(c, options.isProxyTrusted) : undefined;
    if (client !== undefined && !mayReport(client, clock())) return c.body(null, 429);
    const told = report.safeParse(await c.req.json().catch(() => undefined));
    if (!told.success) return c.body(null, 422);
    if (!isOfLive(told.data, await composition.live())) return c.body(null, 204);
    monitor.reported(told.data);
    for (const { name, errors } of told.data.parts) for (const error of new Set(errors)) countError(name, error);
    return c.body(null, 204);
  });
  app.get('/', async (c) => {
    if (!(await holderOfRequest(c, db))) return c.json({ error: 'Authenticate with a token.' }, 401);
    const health = await monitor.canaryHealth();
    const signs = health?.signs.map(({ minutes: _minutes, ...sign }) => sign) ?? [];
    return c.json({ signs }, 200, { 'Cache-Control': 'no-store' });
  });
  return app;
}

/** Counts only what is live, so that nobody can fill the table with invented compositions. */
function isOfLive({ composition, parts }: HealthReport, live: Awaited<ReturnType<CompositionSource['live']>>): boolean {
  const found = [live?.base, live?.canary?.composition].find((one) => one?.id === composition);
  const names = new Set(parts.map(({ name }) => name));
  const known = new Set([SHELL, ...(found?.remotes.map(({ name }) => name) ?? [])]);
  return found !== undefined && names.size === parts.length && [...names].every((name) => known.has(name));
}
