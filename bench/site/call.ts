import { Agent, request } from 'node:http';
import { SESSION_HEADER } from '@komawari/shared-domain';
import { decodeResponse, type SuccessResponse } from '@komawari/shared-proto';

/** Connections stay open, like those of a proxy in front of the server. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export interface CallOptions {
  /** Sent as JSON. */
  body?: object;
  /** The call rejects after this long without an answer. */
  timeoutMs?: number;
}

/** One API call as a reader makes it. It rejects for a server error and for a broken connection. */
export async function call(method: string, url: string, session: string, options: CallOptions = {}): Promise<SuccessResponse> {
  const { status, bytes } = await fetchBytes(method, url, { session, ...options });
  if (status !== 200) throw new Error(`${method} ${url}: status ${status}`);
  const answer = decodeResponse(new Uint8Array(bytes));
  if (answer.kind === 'success') return answer;
  throw new Error(`${method} ${url}: ${answer.debugInfo}`);
}

/** The status and bytes of an answer, even if it is an error. */
export function fetchBytes(
  method: string,
  url: string,
  { session, body, timeoutMs }: CallOptions & { session?: string } = {},
): Promise<{ status: number; bytes: Buffer }> {
  const json = body && Buffer.from(JSON.stringify(body));
  const headers = {
    ...(session && { [SESSION_HEADER]: session }),
    ...(json && { 'Content-Type': 'application/json', 'Content-Length': json.length }),
  };
  return new Promise((resolve, reject) => {
    const signal = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const sent = request(url, { method, agent, headers, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(chunks) }));
    });
    sent.on('error', reject);
    sent.end(json);
  });
}

/** Closes the connections, so that the program can end. */
export function closeAgent(): void {
  agent.destroy();
}

/** The session id of the reader with this number. */
export function readerSession(index: number): string {
  return `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}
