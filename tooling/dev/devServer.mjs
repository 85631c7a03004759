/** What both development servers of a whole site share. */
import { SOURCE_PATH } from './developmentConfig.mjs';

export const FIRST_PORT = 8480;

/**
 * A service worker that caches nothing. It replaces one that an earlier page may have left, because development uses current
 * sources.
 */
const NO_WORKER = "self.addEventListener('install', () => self.skipWaiting());\n";

/** Options of a development server that passes everything that is not from source to `site`. */
export function devServerOptions({ port, site }) {
  return {
    port,
    host: 'localhost',
    static: false,
    proxy: [{ context: (path) => !path.startsWith(SOURCE_PATH) && path !== '/ws', target: site, xfwd: true }],
    setupMiddlewares: (middlewares) => [
      { name: 'no-worker', path: '/service-worker.js', middleware: sendNoWorker },
      ...middlewares,
    ],
  };
}

/** Waits for the first build. Before that, a page would wait for its files and give up. */
export function untilBuilt(compiler) {
  return new Promise((resolve) => compiler.hooks.done.tap('untilBuilt', resolve));
}

/** Waits for Ctrl-C or SIGTERM. */
export function untilStopped() {
  return new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
}

function sendNoWorker(_request, response) {
  response.setHeader('Content-Type', 'text/javascript');
  response.setHeader('Cache-Control', 'no-store');
  response.end(NO_WORKER);
}
