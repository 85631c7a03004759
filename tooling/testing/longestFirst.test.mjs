import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../workspace.mjs';
import LongestFirst from './LongestFirst.cjs';

test('every file in LONG exists', () => {
  expect(LongestFirst.LONG.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('files in LONG come first, and the others in the order of jest', () => {
  const [long] = LongestFirst.LONG;
  const sizes = { [long]: 1, 'small.test.ts': 2, 'large.test.ts': 3 };
  const hasteFS = { getSize: (path) => sizes[relative(ROOT, path)] };
  const context = { config: { id: 'none', cacheDirectory: ROOT }, hasteFS };
  const tests = ['small.test.ts', 'large.test.ts', long].map((file) => ({ path: join(ROOT, file), context }));
  const sorted = new LongestFirst({ contexts: [], globalConfig: {} }).sort(tests);
  expect(sorted.map(({ path }) => relative(ROOT, path))).toEqual([long, 'large.test.ts', 'small.test.ts']);
});
