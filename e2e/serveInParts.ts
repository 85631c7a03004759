import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proxyRequest } from './proxyRequest';
import { renderedHtml } from './renderedHtml';

export interface SiteInParts {
  url: string;
  /** Sends the rest of the page. */
  sendRest: () => void;
  /** Ends the connection in the middle of the page, as a broken connection does. */
  breakOff: () => void;
  close: () => void;
}

/**
 * A proxy for the site that stops in the middle of one page. Everything else passes normally.
 * @param address the page's path
 * @param endOf finds where the first part of the HTML ends
 */
export async function serveInParts(site: string, address: string, endOf: (html: string) => number): Promise<SiteInParts> {
  const html = await renderedHtml(site + address);
  const end = endOf(html);
  const waiting: ServerResponse[] = [];
  const server = createServer((asked, answer) => {
    if (asked.url === address) {
      answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      answer.write(html.slice(0, end));
      waiting.push(answer);
      return;
    }
    proxyRequest(site, asked, answer);
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: () => {
      for (const answer of waiting.splice(0)) answer.end(html.slice(end));
    },
    breakOff: () => {
      for (const answer of waiting.splice(0)) answer.destroy();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
