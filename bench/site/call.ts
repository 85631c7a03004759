import { Agent, request } from 'node:http';
import { SESSION_HEADER } from '@komawari/shared-domain';
import { decodeResponse, type SuccessResponse } from '@komawari/shared-proto';

/** Connections stay open, as those of a proxy before the server would. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export interface CallOptions {
  /** Sent as JSON. */
  body?: object;
  /** After so long without an answer the call rejects. */
  timeoutMs?: number;
}

/** One call of the API as a reader makes it. An error of the server's rejects, as a broken connection does. */
export async function call(method: string, url: string, session: string, options: CallOptions = {}): Promise<SuccessResponse> {
  const { status, bytes } = await fetchBytes(method, url, { session, ...options });
  if (status !== 200) throw new Error(`${method} ${url}: status ${status}`);
  const answer = decodeResponse(new Uint8Array(bytes));
  if (answer.kind === 'success') return answer;
  throw new Error(`${method} ${url}: ${answer.debugInfo}`);
}

/** The bytes of an answer, whatever it says. */
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

/** Lets the program end. */
export function hangUp(): void {
  agent.destroy();
}

/** The session id of the reader with this number. */
export function readerSession(index: number): string {
  return `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
}
