import { circlesOfFolders, circlesOfModules } from './circles.mjs';

const imports = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' → '));

test('modules that import each other are reported once, as a cycle', () => {
  const circle = imports(`
    a/one.ts → a/two.ts
    a/two.ts → b/three.ts
    b/three.ts → a/one.ts
    c/four.ts → a/one.ts
    a/two.ts → c/five.ts
  `);
  expect(circlesOfModules(circle)).toEqual([['a/one.ts', 'a/two.ts', 'b/three.ts', 'a/one.ts']]);
  expect(circlesOfModules(circle.slice(1))).toEqual([]);
});

test('folders that import each other are reported even without a cycle of modules', () => {
  const crossed = imports(`
    a/one.ts → b/two.ts
    b/three.ts → a/four.ts
  `);
  expect(circlesOfModules(crossed)).toEqual([]);
  expect(circlesOfFolders(crossed)).toEqual([['a', 'b', 'a']]);
});

test('imports of subfolders count for their parent folders', () => {
  const deep = imports(`
    a/deep/one.ts → b/two.ts
    b/three.ts → a/four.ts
  `);
  expect(circlesOfFolders(deep)).toEqual([['a', 'b', 'a']]);
});

test('files may import from subfolders, and subfolders from each other in one direction only', () => {
  const floors = imports(`
    a/one.ts → a/deep/two.ts
    a/top/three.ts → a/deep/two.ts
    a/one.ts → a/top/three.ts
  `);
  expect(circlesOfFolders(floors)).toEqual([]);
  expect(circlesOfFolders([...floors, ...imports('a/deep/four.ts → a/top/five.ts')])).toEqual([['a/top', 'a/deep', 'a/top']]);
});
