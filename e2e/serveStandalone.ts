import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { buildStandalone } from '@komawari/tooling/standalone';
import { proxyRequest } from './proxyRequest';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.woff2': 'font/woff2',
};

/** Serves a remote alone: files from its build, calls from the site. Every other URL returns the page. */
export async function serveStandalone(folder: string, site: string): Promise<{ url: string; stop: () => void }> {
  const [built, fixed] = await buildStandalone(join(import.meta.dirname, '..', folder));
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url!, 'http://localhost');
    if (/^\/(api|images)\//.test(pathname)) {
      proxyRequest(site, asked, answer);
      return;
    }
    const file = TYPES[extname(pathname)] ? join(built!, pathname) : join(fixed!, 'index.html');
    answer.writeHead(200, { 'Content-Type': TYPES[extname(file)], 'Cache-Control': 'max-age=600' });
    createReadStream(file).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}
