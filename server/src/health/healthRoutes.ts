import type { Hono } from 'hono';
import { withTimeoutFallback } from '../cache/withTimeoutFallback';
import { DamagedDatabaseError } from '../database/checkDatabase';

export interface HealthInputs {
  /** Throws when the database does not answer. */
  checkDatabase: () => Promise<void>;
  isStopping?: (() => boolean) | undefined;
  /** Without it, only the API is served. */
  composition?: { current: () => Promise<{ id: string } | undefined> } | undefined;
}

const DOES_NOT_ANSWER = 'does not answer';

/**
 * The endpoints for load balancers and process monitoring (docs/guides/operator.md).
 *
 * `/healthz`: the process is alive. If it answers, a restart would not fix anything.
 *
 * `/readyz`: whether readers may be sent here, and if not, why.
 */
export function healthRoutes(app: Hono, { checkDatabase, composition, isStopping = () => false }: HealthInputs): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }));

  app.get('/readyz', async (c) => {
    const [database, current] = await Promise.all([stateOf(checkDatabase()), composition?.current()]);
    const checks = {
      process: isStopping() ? 'stopping' : 'running',
      database,
      ...(composition && { composition: current?.id ?? 'not published yet' }),
    };
    const isReady = !isStopping() && database === 'answers' && (composition === undefined || current !== undefined);
    return c.json({ status: isReady ? 'ready' : 'not ready', ...checks }, isReady ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
}

/** As text, for an operator who wants to know why this server gets no readers. */
async function stateOf(check: Promise<void>): Promise<string> {
  const state = check.then(
    () => 'answers',
    (error: unknown) => (error instanceof DamagedDatabaseError ? `is damaged: ${error.message}` : DOES_NOT_ANSWER),
  );
  return withTimeoutFallback(state, DOES_NOT_ANSWER);
}
