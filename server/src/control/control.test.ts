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

test('a command gets its arguments and its lines come back in order', async () => {
  control.registerCommand('count', async (args, report) => {
    for (let index = 1; index <= (args as { to: number }).to; index += 1) report({ index });
  });
  await control.listen(dataDir);
  expect(await run('count', { to: 3 })).toEqual([{ index: 1 }, { index: 2 }, { index: 3 }]);
});

test('the error of a command reaches the caller in its own words', async () => {
  control.registerCommand('fail', async () => {
    throw new Error('page 3 is not an image');
  });
  await control.listen(dataDir);
  await expect(run('fail', {})).rejects.toThrow('page 3 is not an image');
});

test('an unknown command is named', async () => {
  await control.listen(dataDir);
  await expect(run('dance', {})).rejects.toThrow('The running server knows no command "dance".');
});

test('without a server there is nobody to run a command', async () => {
  expect(await runThroughServer(dataDir, 'count', {}, () => undefined)).toBe(false);
});

test('a server that is killed in the middle of a command is what the caller hears of', async () => {
  control.registerCommand('backup', (_args, report) => {
    report('10 rows');
    setTimeout(() => void control.close(), 50);
    return new Promise(() => undefined);
  });
  await control.listen(dataDir);
  await expect(run('backup', {})).rejects.toThrow('The server stopped before the command was done.');
});

test('the socket left behind by a killed server is taken for nobody, and replaced', async () => {
  const abandoned = createControlServer();
  await abandoned.listen(dataDir);
  control.registerCommand('ping', async (_args, report) => report('pong'));
  await control.listen(dataDir);
  expect(await run('ping', {})).toEqual(['pong']);
  await abandoned.close();
});
