import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builtServer, MEMORY_SETTINGS } from '../startServer.mjs';
import { ROOT } from '../workspace.mjs';

/** Only stops a start that hangs: a busy machine is not an error. */
const START_DEADLINE_MS = 600_000;

/** At rest, with the embedded database. */
const MAX_MEMORY_MIB = 250;

/**
 * Checks that the built server runs with only the packages in its own lock file: in a folder outside this repository, without a
 * compiler. If it does not, throws an error with the server's own output.
 */
export async function checkBuiltServer(say) {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-program-'));
  try {
    const program = join(folder, 'program');
    cpSync(builtServer(), program, { recursive: true });
    linkPackages(program);
    const { seconds, memoryMiB } = await startAndStop(program, join(folder, 'data'));
    say(`The built server answered alone ${seconds} s after its start, with ${memoryMiB} MiB.`);
    if (memoryMiB > MAX_MEMORY_MIB) throw new Error(`It may take ${MAX_MEMORY_MIB} MiB (docs/decisions/0126-memory-at-rest.md).`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Links the packages as `npm ci` would install them, but without the network: those of the lock file that are installed here. */
function linkPackages(program) {
  const { packages } = JSON.parse(readFileSync(join(program, 'package-lock.json'), 'utf8'));
  // The lock file also contains packages for other systems, which are not installed here.
  for (const path of Object.keys(packages).filter((name) => isTopLevel(name) && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(program, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(program, path));
  }
}

function isTopLevel(path) {
  return /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path);
}

async function startAndStop(program, data) {
  const env = { ...MEMORY_SETTINGS, PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', KOMAWARI_DATA: data };
  const args = ['--preserve-symlinks', join(program, 'server.mjs'), 'serve'];
  // The first start creates the database. We measure a later start.
  await startOnce(args, { env, cwd: program });
  return startOnce(args, { env, cwd: program });
}

function startOnce(args, options) {
  const begun = Date.now();
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const deadline = setTimeout(() => child.kill('SIGKILL'), START_DEADLINE_MS);
  let result;
  child.on('message', async ({ listening }) => {
    const answer = await fetch(`${listening}/healthz`);
    if (answer.ok) result = { seconds: ((Date.now() - begun) / 1000).toFixed(1), memoryMiB: memoryOf(child.pid) };
    child.kill('SIGTERM');
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearTimeout(deadline);
      if (result && code === 0) resolve(result);
      else reject(new Error(`The built server does not run alone (it ended with ${code}):\n${output}`));
    });
  });
}

/** The memory of the process, if the system reports it this way. */
function memoryOf(pid) {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch {
    return '?';
  }
}
