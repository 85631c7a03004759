import type { ServerResponse } from 'node:http';
import type { ReplayedAnswer, WrittenAnswer } from './createReplayCache';

/**
 * What Node keeps of an answer that it wrote, and of a request that somebody reads. No type names it. A later Node that has
 * no such names writes each answer itself.
 */
type Written = ServerResponse & { _header?: string | null; _headerSent?: boolean; req: { _consuming?: boolean } };

/** Of a larger body the copy costs more memory than its head costs time. */
const MAX_COPIED_BYTES = 256 * 1024;

/**
 * Sends an answer: the first of a second is written by Node, and those after it are the same bytes in one piece, which takes
 * half of the time. What makes an answer differ from the one before goes Node's way: a connection that ends with it, one with
 * other answers before this, a request with a body, and a client of HTTP/1.0.
 */
export function sendReplayed(answer: ReplayedAnswer, response: ServerResponse): void {
  const second = Math.floor(Date.now() / 1000);
  const isOrdinary = isFree(response);
  const { written } = answer;
  if (isOrdinary && written?.second === second) return sendWritten(answer, written, response);
  response.writeHead(answer.status, answer.headers);
  const { _header: head, _headerSent }: Written = response;
  if (isOrdinary && head && _headerSent === false && isCopied(answer)) answer.written = { second, head };
  response.end(answer.body);
}

function sendWritten(answer: ReplayedAnswer, written: WrittenAnswer, response: Written): void {
  written.bytes ??= Buffer.concat([Buffer.from(written.head, 'latin1'), answer.body ?? new Uint8Array()]);
  response.statusCode = answer.status;
  response._header = written.head;
  response._headerSent = true;
  // A request without a body has nothing to be read: Node would read to its end, for a tenth of the time of all this.
  response.req._consuming = true;
  response.socket?.write(written.bytes);
  response.end();
}

/** Whether the body follows the head as it is: its length was told, or it has none. */
function isCopied({ status, headers, body }: ReplayedAnswer): boolean {
  const length = body?.length ?? 0;
  const told = headers.findIndex((name, index) => index % 2 === 0 && name === 'content-length');
  return length <= MAX_COPIED_BYTES && (told === -1 ? status === 304 && length === 0 : Number(headers[told + 1]) === length);
}

/** Whether a connection has nothing else to send or to read, and goes on after this answer. */
function isFree(response: ServerResponse): boolean {
  const { socket, req, shouldKeepAlive } = response;
  return (
    socket?.writableLength === 0 &&
    socket.writable &&
    shouldKeepAlive &&
    req.httpVersion === '1.1' &&
    req.headers['content-length'] === undefined &&
    req.headers['transfer-encoding'] === undefined &&
    !response.hasHeader('Connection')
  );
}
