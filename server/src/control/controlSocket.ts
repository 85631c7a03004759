import { createHash } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';

/** A unix socket's path may hold about 104 bytes; a deeper data folder gets a socket in the system's temporary folder. */
const MAX_SOCKET_PATH_BYTES = 100;

/** The socket on which the server that works on a data folder can be reached. */
export function controlSocket(dataDir: string): string {
  const beside = path.resolve(dataDir, 'control.sock');
  if (Buffer.byteLength(beside) <= MAX_SOCKET_PATH_BYTES) return beside;
  const id = createHash('sha256').update(beside).digest('hex').slice(0, 16);
  return path.join(os.tmpdir(), `komawari-${id}.sock`);
}
