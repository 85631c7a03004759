import { registered } from './refreshLoader.mjs';

const SOURCE = `import { jsx } from 'react/jsx-runtime';
import { useState } from 'react';
export function Counter() { const [count] = useState(1); return jsx('p', { children: count }); }
export const load = () => import(/* webpackChunkName: "page-Counter" */ './CounterPage');
`;

const COUNTER = { id: 'mf-news/src/Counter.tsx', file: '/mf-news/src/Counter.tsx' };

test('a module registers its components and their hooks under its own ID', async () => {
  const { code } = await registered(SOURCE, COUNTER);
  expect(code).toContain('globalThis.komawariRefresh.scope("mf-news/src/Counter.tsx")');
  expect(code).toMatch(/\$RefreshReg\$\(\w+, "Counter"\)/);
  expect(code).toMatch(/_s\(Counter, ".+"\)/);
  expect(code).toMatch(/komawariRefresh\.settle\("mf-news\/src\/Counter\.tsx", __webpack_module__, import\.meta\.webpackHot\)/);
});

test('chunk names and line numbers are kept', async () => {
  const { code } = await registered(SOURCE, COUNTER);
  expect(code).toContain('/* webpackChunkName: "page-Counter" */');
  expect(code.split('\n')[0]).toContain('const { $RefreshReg$, $RefreshSig$ }');
});

test('a syntax error names the file', async () => {
  await expect(registered('export function Counter( {', COUNTER)).rejects.toThrow(/Counter\.tsx/);
});
