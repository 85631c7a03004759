import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './request/clientAddress';

export interface ConnectionLimits {
  /** Requests that one connection may have sent ahead of their answers (RFC 9112, 9.3.2). */
  pipelined: number;
  /** Connections of one address; those of a network of IPv6 are one. */
  perAddress: number;
  /** What the connections of one address may leave unread, in bytes. */
  unreadBytesPerAddress: number;
}

/** A browser has six connections to a host, and a household or an office some dozens; nobody of them sends requests ahead. */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  pipelined: 32,
  perAddress: 256,
  unreadBytesPerAddress: 32 * 1024 * 1024,
};

/** Behind a proxy every connection is the proxy's, which reads whatever it is sent. */
export const PROXY_CONNECTION_LIMITS: ConnectionLimits = { pipelined: 32, perAddress: Infinity, unreadBytesPerAddress: Infinity };

/**
 * Bounds what a client can have this process hold by asking and not reading: a connection that is over its limit is closed.
 * The requests of one connection are answered one after the other, since their answers leave in that order anyway.
 */
export function limitConnections(server: Server, answer: RequestListener, limits: ConnectionLimits): void {
  const byAddress = new Map<string, Set<Socket>>();
  const queues = new WeakMap<Socket, { length: number; last: Promise<void> }>();

  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const connections = byAddress.get(address) ?? new Set();
    if (connections.size >= limits.perAddress) return void socket.destroy();
    byAddress.set(address, connections.add(socket));
    socket.once('close', () => {
      connections.delete(socket);
      if (connections.size === 0) byAddress.delete(address);
    });
  });

  server.on('request', (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? { length: 0, last: Promise.resolve() };
    queues.set(socket, queue);
    if (queue.length >= limits.pipelined || isOverUnread(socket)) return void socket.destroy();
    queue.length += 1;
    queue.last = queue.last.then(async () => {
      // What was asked by a connection that is gone interests nobody.
      if (!socket.destroyed) await answered(answer, request, response);
      queue.length -= 1;
    });
  });

  function isOverUnread(socket: Socket): boolean {
    const connections = byAddress.get(networkOf(socket.remoteAddress ?? '')) ?? [];
    let unread = 0;
    for (const { writableLength } of connections) unread += writableLength;
    return unread > limits.unreadBytesPerAddress;
  }
}

type Answer = Parameters<RequestListener>[1];

/** Until the answer has left, or its connection is gone. */
function answered(answer: RequestListener, request: IncomingMessage, response: Answer): Promise<void> {
  return new Promise((resolve) => {
    const { socket } = request;
    const end = () => {
      socket.off('close', end);
      resolve();
    };
    response.once('close', end);
    socket.once('close', end);
    answer(request, response);
  });
}
