import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';

const MAIN = path.join(__dirname, 'main.ts');

test('output that nobody reads to its end is no error', () => {
  const command = `'${process.execPath}' --import tsx '${MAIN}' help | true`;
  const { stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  expect(stderr).toBe('');
});

test('help lists the commands', () => {
  const output = execFileSync(process.execPath, ['--import', 'tsx', MAIN, 'help'], { encoding: 'utf8' });
  expect(output).toContain('backup <folder>');
});
