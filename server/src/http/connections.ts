import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './request/clientAddress';

export interface ConnectionLimits {
  /** How many requests one connection may send ahead of their answers (RFC 9112, 9.3.2). */
  pipelined: number;
  /** Connections per address. An IPv6 network counts as one address. */
  perAddress: number;
  /** How much the connections of one address may leave unread, in bytes. */
  unreadBytesPerAddress: number;
}

/** A browser opens six connections to a host, and a household or an office has some dozens. None of them sends requests ahead. */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  pipelined: 32,
  perAddress: 256,
  unreadBytesPerAddress: 32 * 1024 * 1024,
};

/** Behind a proxy, every connection belongs to the proxy, which reads everything that it is sent. */
export const PROXY_CONNECTION_LIMITS: ConnectionLimits = { pipelined: 32, perAddress: Infinity, unreadBytesPerAddress: Infinity };

/** A connection with its unanswered requests. */
interface Connection {
  /** The connections of this address whose answers have not been sent completely. */
  behind: Set<Socket>;
  /** Without the request that is being answered. */
  waiting: [IncomingMessage, ServerResponse][];
  isAnswering: boolean;
}

/**
 * Limits the memory that a client can occupy by sending requests without reading the answers: a connection over its limit is
 * closed. The requests of one connection are answered one after the other, because their answers are sent in that order anyway.
 */
export function limitConnections(server: Server, answer: RequestListener, limits: ConnectionLimits): void {
  const byAddress = new Map<string, { open: number; behind: Set<Socket> }>();
  const bySocket = new WeakMap<Socket, Connection>();

  server.on('connection', (socket: Socket) => {
    const name = networkOf(socket.remoteAddress ?? '');
    const address = byAddress.get(name) ?? { open: 0, behind: new Set() };
    if (address.open >= limits.perAddress) return void socket.destroy();
    address.open += 1;
    byAddress.set(name, address);
    bySocket.set(socket, { behind: address.behind, waiting: [], isAnswering: false });
    socket.once('close', () => {
      address.behind.delete(socket);
      address.open -= 1;
      if (address.open === 0) byAddress.delete(name);
    });
  });

  server.on('request', (request, response) => {
    const connection = bySocket.get(request.socket);
    if (!connection || isOver(connection)) return void request.socket.destroy();
    if (connection.isAnswering) connection.waiting.push([request, response]);
    else answerNow(connection, request, response);
  });

  function isOver({ behind, waiting, isAnswering }: Connection): boolean {
    if (Number(isAnswering) + waiting.length >= limits.pipelined) return true;
    let unread = 0;
    for (const { writableLength } of behind) unread += writableLength;
    return unread > limits.unreadBytesPerAddress;
  }

  function answerNow(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    // Nobody reads the answer to a request whose connection is closed.
    if (socket.destroyed) return;
    answer(request, response);
    if (hasLeft(response)) return;
    const { behind, waiting } = connection;
    connection.isAnswering = true;
    behind.add(socket);
    response.once('close', () => {
      connection.isAnswering = false;
      behind.delete(socket);
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        answerNow(connection, ...next);
        if (connection.isAnswering) return;
      }
    });
  }
}

/** Whether the answer has ended and the connection has taken all of it. */
function hasLeft(response: ServerResponse): boolean {
  return response.writableEnded && response.writableLength === 0;
}
