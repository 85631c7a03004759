import type { ServerResponse } from 'node:http';
import type { ReplayedAnswer, WrittenAnswer } from './createReplayCache';

/**
 * Node's internal fields of a written answer and of a request. No type includes them. If a later Node version renames them, Node
 * writes each answer itself.
 */
type Written = ServerResponse & { _header?: string | null; _headerSent?: boolean; req: { _consuming?: boolean } };

/** For a larger body, the memory of the copy costs more than the time to write a new head. */
const MAX_COPIED_BYTES = 256 * 1024;

/**
 * Sends an answer. Node writes the first one in each second. The following ones are the same bytes in one piece, which takes half
 * the time. Node itself handles everything that makes an answer different: a connection that closes after it, a connection with
 * earlier unsent answers, a request with a body, and a client with HTTP/1.0.
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
  // A request without a body has nothing to read. Otherwise Node would read to its end, which takes a tenth of the total time.
  response.req._consuming = true;
  response.socket?.write(written.bytes);
  response.end();
}

/** Whether the body directly follows the head: it has a known length, or there is none. */
function isCopied({ status, headers, body }: ReplayedAnswer): boolean {
  const length = body?.length ?? 0;
  const told = headers.findIndex((name, index) => index % 2 === 0 && name === 'content-length');
  return length <= MAX_COPIED_BYTES && (told === -1 ? status === 304 && length === 0 : Number(headers[told + 1]) === length);
}

/** Whether a connection has nothing else to send or to read, and stays open after this answer. */
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
