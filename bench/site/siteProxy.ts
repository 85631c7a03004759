import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer that replaces the site's. */
export interface Stored {
  type: string;
  body: Buffer;
  encoding?: 'br';
}

export interface SiteProxy {
  url: string;
  stop: () => void;
}

/**
 * A proxy in front of a site. It answers what `find` has an answer for. Everything else comes from the site, which gets the
 * original host name.
 */
export async function startProxy(
  site: string,
  find: (request: IncomingMessage) => Stored | undefined | Promise<Stored | undefined>,
): Promise<SiteProxy> {
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const found = await find(request);
    if (found) answer(response, found);
    else proxyRequest(site, request, response);
  };
  const server = createServer((request, response) => void reply(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  // A server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  // The name of the measured site itself, because cookies of a reader belong to it.
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

function answer(response: ServerResponse, { type, body, encoding }: Stored): void {
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(body);
}

function proxyRequest(site: string, request: IncomingMessage, response: ServerResponse): void {
  const asked = httpRequest(site + request.url, { method: request.method, headers: request.headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  asked.on('error', () => response.destroy());
  request.pipe(asked);
}
