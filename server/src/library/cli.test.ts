import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createControlServer } from '../control';
import { openDatabase } from '../database/openDatabase';
import { changeSwitches } from '../database/switches';
import { fillDataFolder } from '../testing/openMemoryDatabase';
import { runLibrary } from './cli';
import { LIBRARY_COMMAND } from './command/LibraryCommand';
import { OPENING_MS, writeFiles } from './testing/comics';
import { makePageFile } from './testing/pictures';

let folder: string;
let environment: NodeJS.ProcessEnv;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'komawari-cli-'));
  environment = { KOMAWARI_DATA: path.join(folder, 'data'), INIT_CWD: folder };
});

afterEach(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const code = await runLibrary(argv, environment, { write: (part) => (text += part), isTerminal: false, columns: 80 });
  return { code, text };
}

test(
  'without a server the command runs in this process, and the exit code tells whether all was imported',
  async () => {
    fillDataFolder(path.join(folder, 'data'));
    writeFiles(folder, { 'comics/en/Moon 1/1.png': await makePageFile(), 'comics/en/Bad 1.cbz': 'text' });
    const first = await run('import', 'comics');
    expect(first.text).toMatch(/added +Moon \[en\] #001 \(1 pages\)[^]*1 added, 1 left out\.\n$/);
    expect(first.code).toBe(1);
    rmSync(path.join(folder, 'comics/en/Bad 1.cbz'));
    expect(await run('import', 'comics')).toEqual({ code: 0, text: expect.stringMatching(/1 as it was\.\n$/) });
    expect((await run('list')).text).toBe('moon  (import)\n  en  Moon, 1 chapter\n');
    expect(await run('remove', 'moon')).toEqual({ code: 0, text: '  taken out  moon\n1 taken out.\n' });
    expect(await run('remove', 'moon')).toEqual({ code: 1, text: expect.stringContaining('is not a work of this site.') });
  },
  // Each of the five commands opens the database.
  5 * OPENING_MS,
);

test(
  'in read-only mode remove is rejected, but list works',
  async () => {
    const dataDir = path.join(folder, 'data');
    fillDataFolder(dataDir);
    const { db, close } = await openDatabase({ dataDir });
    await changeSwitches(db, { isReadOnly: true }, { at: 1, who: 'operator (ab12)', why: 'a move' });
    await close();
    expect(await run('remove', 'moon')).toEqual({
      code: 1,
      text: expect.stringContaining('was made read-only by operator (ab12) (a move). An operator ends that with: npx komawari'),
    });
    expect((await run('list')).code).toBe(0);
  },
  3 * OPENING_MS,
);

test('a command is sent to the running server, and its output is printed here', async () => {
  const control = createControlServer();
  control.registerCommand(LIBRARY_COMMAND, async (command, tell) => tell({ kind: 'note', text: JSON.stringify(command) }));
  await control.listen(writeFiles(path.join(folder, 'data'), { 'here.txt': '' }));
  const { code, text } = await run('apply', 'pack', '--dry-run');
  await control.close();
  expect(JSON.parse(text)).toEqual({ verb: 'apply', pack: path.join(folder, 'pack'), isDryRun: true });
  expect(code).toBe(0);
});

async function serveExport() {
  const control = createControlServer();
  control.registerCommand(LIBRARY_COMMAND, async (_command, tell) => {
    tell({ kind: 'data', text: 'id,message\r\n' });
    tell({ kind: 'data', text: '1,ё\r\n' });
    tell({ kind: 'note', text: '1 row written.' });
  });
  await control.listen(writeFiles(path.join(folder, 'data'), { 'here.txt': '' }));
  return control;
}

test('an export without the option --out is printed', async () => {
  const control = await serveExport();
  const { code, text } = await run('export', 'feedback');
  await control.close();
  expect(code).toBe(0);
  expect(text).toContain('id,message\r\n1,ё\r\n');
});

test('an export is written to the file of the option --out', async () => {
  const control = await serveExport();
  const { code, text } = await run('export', 'feedback', '--out', 'feedback.csv');
  await control.close();
  expect({ code, text }).toEqual({ code: 0, text: '1 row written.\n' });
  expect(readFileSync(path.join(folder, 'feedback.csv'), 'utf8')).toBe('id,message\r\n1,ё\r\n');
});

test.each([
  ['missing/feedback.csv', /missing\/feedback\.csv could not be written: its folder does not exist\. Create the folder/],
  ['data', /data could not be written: it is a folder\. Name a file in it with --out\./],
])('an export that cannot be written to %s says why, and what to do', async (file, message) => {
  const control = createControlServer();
  control.registerCommand(LIBRARY_COMMAND, async (_command, tell) => tell({ kind: 'data', text: 'id,message\r\n' }));
  await control.listen(writeFiles(path.join(folder, 'data'), { 'here.txt': '' }));
  const { code, text } = await run('export', 'feedback', '--out', file);
  await control.close();
  expect({ code, text }).toEqual({ code: 1, text: expect.stringMatching(message) });
});

test('an invalid command line exits with code 2, and --help with 0', async () => {
  expect(await run('import', 'x', '--language', 'ja')).toEqual({
    code: 2,
    text: expect.stringContaining('The site does not offer Japanese (ja)'),
  });
  expect(await run('--help')).toEqual({ code: 0, text: expect.stringContaining('import <file or folder>') });
});
