import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

const HEADERS_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 10_000;
/** What is under way when the server is asked to stop may take this long to end. */
const CLOSE_TIMEOUT_MS = 5_000;

interface Address {
  port: number;
  host: string;
}

export interface ListenOptions extends Address {
  keepAliveSeconds: number;
}

export interface RunningServer {
  /** The address for this machine's own browser. */
  url: string;
  close: () => Promise<void>;
}

/** Puts an app on a port. A port that cannot be had is named, with how to choose another. */
export async function serve(app: Hono, { port, host, keepAliveSeconds }: ListenOptions): Promise<RunningServer> {
  const answer = getRequestListener(app.fetch);
  const timeouts = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: keepAliveSeconds * 1000,
    // Node looks for connections over their time every 30 s by itself.
    connectionsCheckingInterval: 1_000,
  };
  const server = createServer(timeouts, (request, response) => void answer(request, response));
  await listen(server, { port, host });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return { url: `http://localhost:${actualPort}`, close: () => close(server) };
}

function listen(server: Server, options: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(problem(error, options), { cause: error })));
    server.listen(options, resolve);
  });
}

function problem({ code, message }: NodeJS.ErrnoException, { port, host }: Address): string {
  const other = `Choose another port, for example: PORT=${port === 65535 ? 8400 : port + 1} npm start`;
  if (code === 'EADDRINUSE') return `Port ${port} is already in use by another program. ${other}`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. ${other}`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
