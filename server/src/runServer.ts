import type { Logger } from 'pino';
import { createApp } from './app';
import { contentStamp } from './cache/contentStamp';
import { systemClock } from './config/Clock';
import { type Config, readConfig } from './config/config';
import { createContent } from './content/createContent';
import { createControlServer } from './control';
import { checkDatabase } from './database/checkDatabase';
import type { OpenDatabase } from './database/Database';
import { openDatabase } from './database/openDatabase';
import { traceDatabase } from './database/traceDatabase';
import { DEFAULT_CONNECTION_LIMITS, PROXY_CONNECTION_LIMITS } from './http/connections';
import { serve } from './http/serve';
import { registerLibrary, startSamplePack, terminalLines } from './library';
import { createLog } from './log/createLog';
import { createMetrics, type Metrics } from './metrics/createMetrics';
import { observeCaches } from './metrics/observeCaches';
import { observePushQueue } from './metrics/observePushQueue';
import { observeRendering } from './metrics/observeRendering';
import { serveMetrics } from './metrics/serveMetrics';
import { guardObjectStore } from './objects/guardObjectStore';
import type { ObjectStore } from './objects/ObjectStore';
import { openObjectStore } from './objects/openObjectStore';
import { traceObjectStore } from './objects/traceObjectStore';
import { startPush } from './push/startPush';
import { createReplayCache } from './replay/createReplayCache';
import { announceSite } from './site/announceSite';
import { answerState } from './site/answerState';
import { createDelivery } from './site/createDelivery';
import { startMonitoring } from './site/monitoring/startMonitoring';
import { ensureOperatorToken } from './site/publish/operatorToken';
import { startSweeping } from './site/publish/startSweeping';
import { warmPages } from './site/render/warmPages';
import { createSwitches } from './site/switches/createSwitches';
import { messageOf } from './text/caughtError';
import { isDiskFull } from './text/isDiskFull';
import type { Tracing } from './tracing/Tracing';
import { registerUpkeep } from './upkeep';

export interface RunOptions {
  /** Draws the sample pack if it is missing and imports it, while the site is already being served. */
  hasSamplePack: boolean;
  /** A file with the site's composition, for development. By default, the published composition is used. */
  compositionFile?: string | undefined;
}

/** The parts of a running site: where content is stored, and the URL for readers. */
type Running = Pick<OpenDatabase, 'db'> & { objects: ObjectStore; url: string };

/** The functions that undo what was started. */
type Closers = (() => Promise<void>)[];

/**
 * Serves the site until the process is told to stop.
 * @returns the exit code
 */
export async function runServer(environment: NodeJS.ProcessEnv, options: RunOptions): Promise<number> {
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const closers: Closers = [];
  try {
    const config = readConfig(environment);
    const repository = options.hasSamplePack ? repositoryOf(config) : undefined;
    const running = await start(config, options, closers, stop.signal);
    if (repository) closers.push(fillShelf({ ...config, repository }, running, environment, stop.signal));
    await stopped;
    say('Stopping …');
    return 0;
  } catch (error) {
    const advice = isDiskFull(error) ? 'The disk is full. Free some space on it, and start again.\n' : '';
    process.stderr.write(`\n${advice}${messageOf(error)}\n`);
    return 1;
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
    for (const close of closers.reverse()) await close();
  }
}

async function start(config: Config, { compositionFile }: RunOptions, closers: Closers, stop: AbortSignal): Promise<Running> {
  const log = createLog(config.logLevel);
  logUncaughtErrors(log, closers);
  const clock = systemClock;
  const { db, close, connections } = await openDatabase(config);
  closers.push(close);
  const tracing = await startTraces(config, log, closers);
  if (tracing) traceDatabase(db, tracing);
  const store = openObjectStore(config);
  const objects = tracing ? traceObjectStore(store, tracing) : store;

  const control = createControlServer();
  registerLibrary(control, { db, objects, clock, dataDir: config.dataDir });
  registerUpkeep(control, { db, objects, clock });
  await control.listen(config.dataDir);
  closers.push(control.close);

  await ensureOperatorToken(db, config.dataDir, clock());
  // Readers' requests have a time limit. Editors, publishers and sweeps wait as long as necessary.
  const readable = guardObjectStore(objects);
  const inputs = { db, objects, readable, clock, log, renderDeadlineMs: config.renderDeadlineMs };
  const delivery = createDelivery({ ...inputs, compositionFile, tracing });
  closers.push(startMonitoring(delivery.monitor, log));
  closers.push(startSweeping({ db, objects, clock, log, keepDays: config.keepReleasesDays }));
  const metrics = await startMetrics(config, closers);
  closers.push(delivery.rendering.renderer.end);
  const stamp = contentStamp(db, clock);
  const content = createContent({ db, clock, stamp });
  metrics?.gauge('views_counted', 'Views counted since the start.', () => content.views.totals().counted);
  metrics?.gauge(
    'views_left_out',
    'Views that were requested again, or beyond what one address opens.',
    () => content.views.totals().leftOut,
  );
  if (connections) {
    metrics?.gauge('database_connections_busy', 'Connections to PostgreSQL in use.', () => connections().busy);
    metrics?.gauge('database_waiting', 'Queries that wait for a connection to PostgreSQL.', () => connections().waiting);
  }
  if (metrics) {
    observeCaches(metrics);
    observeRendering(metrics, delivery.rendering.renderer);
  }
  const push = config.push && (await startPush({ ...config.push, content, clock, log }));
  if (push) {
    closers.push(push.close);
    if (metrics) observePushQueue(metrics, content.pushOutbox);
  }
  const switches = createSwitches({ db, clock, log, options: config.site });
  const app = createApp({
    content,
    pushKey: push?.publicKey,
    stamp,
    objects: readable,
    clock,
    config: config.site,
    checkDatabase: () => checkDatabase(db),
    switches,
    isStopping: () => stop.aborted,
    metrics,
    tracing,
    delivery,
    log,
  });
  const limits = config.site.isProxyTrusted ? PROXY_CONNECTION_LIMITS : DEFAULT_CONNECTION_LIMITS;
  // A trace shows the time of each part of a request, so with tracing the app handles every request itself.
  const replays = tracing
    ? undefined
    : createReplayCache(answerState({ stamp, switches, clock, composition: delivery.composition }));
  if (replays) metrics?.gauge('replay_bytes', 'Answers that are kept to be sent again, in bytes.', replays.bytes);
  const countAnswer = metrics?.counter('answers_total', 'Requests by who answered: what was kept (replay), or the app.', 'by');
  const server = await serve(app, { ...config, limits, replays, countAnswer });
  closers.push(() => content.views.flush(), server.close);

  // The process that started this one may want to publish to it.
  process.send?.({ listening: server.url });
  const url = config.site.publicUrl ?? server.url;
  warmPages(app, { ...delivery, url });
  closers.push(announceSite(delivery.composition, { local: server.url, url, say }));
  return { db, objects, url };
}

/** Uses a separate port, which readers cannot reach. */
async function startMetrics({ host, metricsPort }: Config, closers: Closers): Promise<Metrics | undefined> {
  if (metricsPort === undefined) return undefined;
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, { host, port: metricsPort });
  closers.push(server.close);
  return metrics;
}

/** OpenTelemetry is loaded only if it is configured. It would cost every other site memory and startup time. */
async function startTraces({ traces }: Config, log: Logger, closers: Closers): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { startTracing } = await import('./tracing/startTracing');
  const tracing = startTracing(traces, log);
  closers.push(tracing.close);
  return tracing;
}

/** Node itself would print the whole error, which may contain a reader's data. */
function logUncaughtErrors(log: Logger, closers: Closers): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'the process ends because of an error that nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  closers.push(async () => void process.off('uncaughtException', end));
}

function repositoryOf({ repository }: Config): string {
  if (repository) return repository;
  throw new Error('The sample pack is drawn by a program of the repository, which is not here. Start without --sample-pack.');
}

/** Draws the sample pack and imports it, while the site is already being served. */
function fillShelf(
  { dataDir, repository }: Pick<Config, 'dataDir'> & { repository: string },
  running: Running,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): () => Promise<void> {
  const { db, objects } = running;
  const { shelfReady, done } = startSamplePack({
    db,
    objects,
    ...terminalLines(),
    clock: systemClock,
    dataDir,
    repository,
    environment,
    signal,
  });
  void shelfReady.then(() => !signal.aborted && say(`The first titles are in, and more are being added: ${running.url}`));
  return () => done;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
