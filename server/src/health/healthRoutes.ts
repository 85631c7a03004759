import type { Hono } from 'hono';
import { answerInTime } from '../cache/answerInTime';

export interface HealthInputs {
  /** Throws when the database does not answer. */
  checkDatabase: () => Promise<void>;
  isStopping?: (() => boolean) | undefined;
  /** Without it the API alone is served. */
  composition?: { current: () => Promise<{ id: string } | undefined> } | undefined;
}

/**
 * What a balancer and whoever watches over the process ask (docs/guides/operator.md).
 * `/healthz`: the process is alive; restarting it would help nothing that this cannot tell.
 * `/readyz`: readers may be sent here; if not, why not.
 */
export function healthRoutes(app: Hono, { checkDatabase, composition, isStopping = () => false }: HealthInputs): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));

  app.get('/readyz', async (c) => {
    const [database, current] = await Promise.all([answers(checkDatabase()), composition?.current()]);
    const checks = {
      process: isStopping() ? 'stopping' : 'running',
      database: database ? 'answers' : 'does not answer',
      ...(composition && { composition: current?.id ?? 'not published yet' }),
    };
    const isReady = !isStopping() && database && (composition === undefined || current !== undefined);
    return c.json({ status: isReady ? 'ready' : 'not ready', ...checks }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

async function answers(check: Promise<void>): Promise<boolean> {
  const succeeds = check.then(
    () => true,
    () => false,
  );
  return answerInTime(succeeds, false);
}
