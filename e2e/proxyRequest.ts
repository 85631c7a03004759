import { type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Forwards a request to the site, for a server in front of it. */
export function proxyRequest(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const passed = request(site + asked.url, { method, headers }, (got) => {
    answer.writeHead(got.statusCode!, got.headers);
    got.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
