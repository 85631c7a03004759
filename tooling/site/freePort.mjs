import { createServer } from 'node:net';

/** The first free port, starting from this one. */
export async function freePort(from) {
  for (let port = from; ; port += 1) if (await isFree(port)) return port;
}

function isFree(port) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
