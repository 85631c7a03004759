import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type ControlServer, createControlServer, runThroughServer } from '.';

let dataDir: string;
let control: ControlServer;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'komawari-'));
  control = createControlServer();
});

afterEach(async () => {
  await control.close();
  await rm(dataDir, { recursive: true });
});

async function run(name: string, args: unknown): Promise<unknown[]> {
  const lines: unknown[] = [];
  expect(await runThroughServer(dataDir, name, args, (line) => lines.push(line))).toBe(true);
  return lines;
}

test('runs a command with its arguments and returns its lines in order', async () => {
  control.registerCommand('count', async (args, report) => {
    for (let index = 1; index <= (args as { to: number }).to; index += 1) report({ index });
  });
  await control.listen(dataDir);
  expect(await run('count', { to: 3 })).toEqual([{ index: 1 }, { index: 2 }, { index: 3 }]);
});

test('passes the error message of a command to the caller', async () => {
  control.registerCommand('fail', async () => {
    throw new Error('page 3 is not an image');
  });
  await control.listen(dataDir);
  await expect(run('fail', {})).rejects.toThrow('page 3 is not an image');
});

test('rejects an unknown command by name', async () => {
  await control.listen(dataDir);
  await expect(run('dance', {})).rejects.toThrow('The running server knows no command "dance".');
});

test('returns false if no server is running', async () => {
  expect(await runThroughServer(dataDir, 'count', {}, () => undefined)).toBe(false);
});

test('rejects when the server stops during a command', async () => {
  control.registerCommand('backup', (_args, report) => {
    report('10 rows');
    setTimeout(() => void control.close(), 50);
    return new Promise(() => undefined);
  });
  await control.listen(dataDir);
  await expect(run('backup', {})).rejects.toThrow('The server stopped before the command was done.');
});

test('replaces the socket left behind by a killed server', async () => {
  const abandoned = createControlServer();
  await abandoned.listen(dataDir);
  control.registerCommand('ping', async (_args, report) => report('pong'));
  await control.listen(dataDir);
  expect(await run('ping', {})).toEqual(['pong']);
  await abandoned.close();
});
