import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Target } from './load';

const START_MS = 10_000;
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Serves the files of a folder with nginx in one process, as fast as we know how; undefined if it is not installed. Debian and
 * Ubuntu:
 * apt-get install nginx
 */
export async function startNginx(files: string): Promise<(Target & { stop: () => Promise<void> }) | undefined> {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'komawari-nginx-'));
  const port = await freePort();
  await writeFile(path.join(folder, 'nginx.conf'), configuration(folder, { files, port }));
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')];
  const child = spawn('nginx', args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await untilItAnswers(url, child);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await rm(folder, { recursive: true });
  };
  return { url, pid: child.pid ?? 0, stop };
}

function configuration(folder: string, { files, port }: { files: string; port: number }): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = TEMPORARY.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  return `daemon off; master_process off; ${user} pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 10000000; default_type application/octet-stream;
  ${temporary}
  server { listen 127.0.0.1:${port}; root ${files}; }
}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer) return;
    if (Date.now() > deadline) break;
    await delay(20);
  }
  child.kill('SIGKILL');
  throw new Error('nginx is installed, and does not start.');
}
