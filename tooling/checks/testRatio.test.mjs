import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linesIn } from './testRatio.mjs';

test('linesIn counts tests and their helpers apart from source, without empty lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'komawari-ratio-'));
  mkdirSync(join(folder, 'chapters/testing'), { recursive: true });
  writeFileSync(join(folder, 'README.md'), 'one\n');
  writeFileSync(join(folder, 'chapters/gaps.ts'), 'one\n\ntwo\n');
  writeFileSync(join(folder, 'chapters/gaps.test.ts'), 'one\ntwo\nthree\n');
  writeFileSync(join(folder, 'chapters/testing/aChapter.ts'), 'one\n');
  expect(linesIn(folder)).toEqual({ source: 2, tests: 4 });
  rmSync(folder, { recursive: true });
});
