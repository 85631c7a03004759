import { Agent, request } from 'node:http';
import { SESSION_HEADER } from '@komawari/shared-domain';
import { decodeResponse, type SuccessResponse } from '@komawari/shared-proto';

/** Connections stay open, as those of a proxy before the server would. */
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** One call of the API as a reader makes it. An error of the server's rejects, as a broken connection does. */
export function call(method: string, url: string, session: string): Promise<SuccessResponse> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, agent, headers: { [SESSION_HEADER]: session } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answer = decodeResponse(new Uint8Array(Buffer.concat(chunks)));
        if (answer.kind === 'success') resolve(answer);
        else reject(new Error(`${method} ${url}: ${answer.debugInfo}`));
      });
    });
    sent.on('error', reject);
    sent.end();
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
