import { createServer, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { ReplayCache } from '../replay/createReplayCache';
import { type CountAnswer, replayingListener } from '../replay/replayingListener';
import { type ConnectionLimits, DEFAULT_CONNECTION_LIMITS, limitConnections } from './connections';

const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
/** A connection without any traffic in either direction for this long is closed: its client does not read. */
const STALLED_TIMEOUT_MS = 30_000;
/** How long running requests may take when the server is told to stop. */
const CLOSE_TIMEOUT_MS = 10_000;
/** When the server is told to stop, a connection that is still silent after this time has no request on the way. */
const SILENCE_MS = 500;

interface Address {
  port: number;
  host: string;
  /** The name of the setting for the port, for error messages. */
  portSetting?: string;
}

export interface ListenOptions extends Address {
  keepAliveSeconds: number;
  /** How long to continue serving after the server is told to stop, until a load balancer has seen that it is no longer ready. */
  drainSeconds?: number;
  limits?: ConnectionLimits;
  /** Answers that can be sent again without calling the app. Without it, the app answers every request. */
  replays?: ReplayCache | undefined;
  countAnswer?: CountAnswer | undefined;
}

export interface RunningServer {
  /** The address for a browser on this machine. */
  url: string;
  /** Finishes running requests and still answers those that were already sent. From now on, each answer closes its connection. */
  close: () => Promise<void>;
}

/** Listens on a port. If the port is not available, the error names it and says how to choose another. */
export async function serve(app: Pick<Hono, 'fetch'>, options: ListenOptions): Promise<RunningServer> {
  const { keepAliveSeconds, drainSeconds = 0, limits = DEFAULT_CONNECTION_LIMITS, replays, countAnswer } = options;
  const answer = replays ? replayingListener(app, replays, countAnswer) : getRequestListener(app.fetch);
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: keepAliveSeconds * 1000,
    // By default, Node checks for connections over their time limit only every 30 s.
    connectionsCheckingInterval: 1_000,
  });
  server.setTimeout(STALLED_TIMEOUT_MS);
  limitConnections(server, (request, response) => void answer(request, response), limits);
  await listen(server, options);
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : options.port;
  return { url: `http://localhost:${actualPort}`, close: () => close(server, drainSeconds) };
}

function listen(server: Server, { port, host, portSetting }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(problem(error, { port, host, portSetting }), { cause: error })),
    );
    server.listen({ port, host }, resolve);
  });
}

function problem({ code, message }: NodeJS.ErrnoException, { port, host, portSetting = 'PORT' }: Address): string {
  const other = `Choose another port, for example: ${portSetting}=${port === 65535 ? 8400 : port + 1} npm start`;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use by another program. ${other}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. ${other}`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

async function close(server: Server, drainSeconds: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await delay(drainSeconds * 1000);
  // `http.Server.close` would cut silent connections at once, although a request may be on the way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const timers = new AbortController();
  const { signal } = timers;
  void delay(SILENCE_MS, undefined, { signal }).then(() => server.closeIdleConnections(), ignore);
  void delay(CLOSE_TIMEOUT_MS, undefined, { signal }).then(() => server.closeAllConnections(), ignore);
  await closed;
  timers.abort();
}

function ignore(): void {}
