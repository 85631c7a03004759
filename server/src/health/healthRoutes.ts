import type { Hono } from 'hono';

export interface HealthInputs {
  /** Throws when the database does not answer. */
  checkDatabase: () => Promise<void>;
  isStopping?: (() => boolean) | undefined;
  /** Without it the API alone is served. */
  composition?: { current: () => Promise<{ id: string } | undefined> } | undefined;
}

/** A balancer asks every few seconds and waits about as long. */
const PATIENCE_MS = 1_000;

/**
 * What a balancer and whoever watches over the process ask (docs/guides/operator.md).
 * `/healthz`: the process is alive; restarting it would help nothing that this cannot tell.
 * `/readyz`: readers may be sent here; if not, why not.
 */
export function healthRoutes(app: Hono, { checkDatabase, composition, isStopping = () => false }: HealthInputs): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));

  app.get('/readyz', async (c) => {
    const [database, current] = await Promise.all([isInTime(checkDatabase()), composition?.current()]);
    const checks = {
      process: isStopping() ? 'stopping' : 'running',
      database: database ? 'answers' : 'does not answer',
      ...(composition && { composition: current?.id ?? 'not published yet' }),
    };
    const isReady = !isStopping() && database && (composition === undefined || current !== undefined);
    return c.json({ status: isReady ? 'ready' : 'not ready', ...checks }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

async function isInTime(check: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, false);
  });
  const inTime = check.then(
    () => true,
    () => false,
  );
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer));
}
