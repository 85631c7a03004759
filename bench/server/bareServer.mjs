/** Answers with the files of a folder from memory, as little as Node's own server can do: what is left is what Node costs. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder] = process.argv.slice(2);
const files = new Map(readdirSync(folder).map((name) => [`/${name}`, readFileSync(join(folder, name))]));
const server = createServer(({ url }, response) => {
  const bytes = files.get(url);
  response.writeHead(bytes ? 200 : 404, [
    'Content-Type',
    'application/octet-stream',
    'Content-Length',
    String(bytes?.length ?? 0),
  ]);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
