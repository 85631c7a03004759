/** Serves the files of a folder from memory, with only what Node's own server does for each request. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';

const [folder] = process.argv.slice(2);
const files = new Map();
const server = createServer(({ url }, response) => {
  const bytes = files.get(url) ?? readFileSync(join(folder, basename(url)));
  files.set(url, bytes);
  response.writeHead(200, ['Content-Type', 'application/octet-stream', 'Content-Length', String(bytes.length)]);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
