import { Hono } from 'hono';
import { type RunningServer, serve } from '../http/serve';
import type { Metrics } from './createMetrics';

/** Serves `/metrics` on a separate port, so that readers cannot request it. */
export function serveMetrics(metrics: Metrics, { port, host }: { port: number; host: string }): Promise<RunningServer> {
  const app = new Hono();
  app.get('/metrics', async (c) => c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }));
  return serve(app, { port, host, portSetting: 'METRICS_PORT', keepAliveSeconds: 65 });
}
