import { connect, type Socket } from 'node:net';

/** A different address on this machine than the writers have, so that limits by address do not affect them. */
const FROM = '127.0.0.9';

const CONNECTIONS = 300;

/** Requests sent without waiting for the answers, which nobody reads. */
const AHEAD = 'GET /api/title_list/allV2 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(30);

const NONSENSE = ['GET / HTTP/9.9\r\n\r\n', '\0'.repeat(4096), 'POST /api/comment HTTP/1.1\r\nContent-Length: -1\r\n\r\n'];

/**
 * Opens connections as fast as they are closed. Half of them send requests and read nothing, half send nonsense.
 * @returns a function that ends it
 */
export function startFlood(url: string): () => void {
  const { port } = new URL(url);
  const open = new Set<Socket>();
  let isEnding = false;
  function flood(number: number): void {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: FROM });
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      if (!isEnding) setTimeout(() => !isEnding && flood(number), 5);
    });
    socket.write(number % 2 ? AHEAD : (NONSENSE[(number / 2) % NONSENSE.length] ?? ''));
  }
  for (let number = 0; number < CONNECTIONS; number += 1) flood(number);
  return () => {
    isEnding = true;
    for (const socket of open) socket.destroy();
  };
}
