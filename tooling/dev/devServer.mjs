/** What both development servers of a whole site have in common. */
import { SOURCE_PATH } from './developmentConfig.mjs';

export const FIRST_PORT = 8480;

/** A worker that keeps nothing, in the place of one that an earlier page may have left: what is worked on comes from its source. */
const NO_WORKER = "self.addEventListener('install', () => self.skipWaiting());\n";

/** A development server that hands to `site` whatever is not from source. */
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

/** Waits for the first build: before that a page would wait for its files, and give up. */
export function untilBuilt(compiler) {
  return new Promise((resolve) => compiler.hooks.done.tap('untilBuilt', resolve));
}

/** Waits for Ctrl-C, or to be asked to end. */
export function untilStopped() {
  return new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
}

function sendNoWorker(_request, response) {
  response.setHeader('Content-Type', 'text/javascript');
  response.setHeader('Cache-Control', 'no-store');
  response.end(NO_WORKER);
}
