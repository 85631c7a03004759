import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { codeOf } from '../text/caughtError';
import type { ControlLine } from './controlServer';
import { controlSocket } from './controlSocket';

/**
 * Lets the server that uses this data folder run a command, and waits until it ends.
 * @returns false when no server is running there; then the caller may open the database itself
 * @throws the command's own error, with the server's message
 */
export async function runThroughServer(
  dataDir: string,
  name: string,
  args: unknown,
  onLine: (line: unknown) => void,
): Promise<boolean> {
  const answer = await send(controlSocket(dataDir), JSON.stringify({ name, args }));
  if (!answer) return false;
  try {
    for await (const text of createInterface({ input: answer })) {
      // The server of the same release writes these lines.
      const line = JSON.parse(text) as ControlLine;
      if ('error' in line) throw new Error(line.error);
      if ('done' in line) return true;
      onLine(line.line);
    }
  } catch (error) {
    // The server was killed. Node only says "aborted".
    if (codeOf(error) !== 'ECONNRESET') throw error;
  }
  throw new Error('The server stopped before the command was done.');
}

function send(socketPath: string, body: string): Promise<NodeJS.ReadableStream | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, method: 'POST', path: '/' }, resolve);
    call.on('error', (error: NodeJS.ErrnoException) => {
      const isNobodyThere = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
      if (isNobodyThere) resolve(undefined);
      else reject(error);
    });
    call.end(body);
  });
}
