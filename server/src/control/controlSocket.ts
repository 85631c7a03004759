import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** The path of a Unix socket may have about 104 bytes. A deeper data folder gets a socket in the system's temporary folder. */
const MAX_SOCKET_PATH_BYTES = 100;

/** The socket of the server that uses a data folder. */
export function controlSocket(dataDir: string): string {
  const beside = path.resolve(dataDir, 'control.sock');
  if (Buffer.byteLength(beside) <= MAX_SOCKET_PATH_BYTES) return beside;
  const id = createHash('sha256').update(beside).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `komawari-${id}.sock`);
}
