import { budgetErrors, budgetsFor, grownModules } from './budgetErrors.mjs';
import { measureScripts, totalOf } from './firstScreens.mjs';

const KIB = 1024;

/** A build whose files have these sizes, in KiB. */
function aBuild(document, sizes) {
  return { document: { messages: { en: 'words.js', th: 'thai.js' }, ...document }, sizeOf: (file) => sizes[file] * KIB };
}

const shell = aBuild(
  {
    name: 'shell',
    js: ['shell.0a1b2c3d.js'],
    routes: [
      { path: '/error', page: 'Error', chrome: 'main' },
      { path: '/old', redirectTo: '/error' },
    ],
    integrity: { 'shell.0a1b2c3d.js': '', 'words.js': '', 'thai.js': '', 'shell.css': '' },
  },
  { 'shell.0a1b2c3d.js': 100, 'words.js': 1 },
);

const remote = aBuild(
  {
    name: 'mf_one',
    entry: 'entry.js',
    routes: [
      { path: '/one', page: 'One', chrome: 'main' },
      { path: '/webview/one', page: 'Bare', chrome: 'webview' },
    ],
    pages: { One: { js: ['face.js', 'one.js'] }, Bare: { js: ['face.js', 'bare.js'] } },
    integrity: { 'entry.js': '', 'face.js': '', 'one.js': '', 'bare.js': '', 'late.js': '', 'words.js': '', 'thai.js': '' },
    webview: {
      js: ['webview/all.js'],
      pages: { Bare: { js: ['webview/bare.js'] } },
      messages: { en: 'webview/words.js', th: 'webview/thai.js' },
      integrity: { 'webview/all.js': '', 'webview/bare.js': '', 'webview/words.js': '', 'webview/thai.js': '' },
    },
  },
  {
    'entry.js': 4,
    'face.js': 1,
    'one.js': 8,
    'bare.js': 2,
    'late.js': 20,
    'words.js': 3,
    'webview/all.js': 70,
    'webview/bare.js': 2,
    'webview/words.js': 1,
  },
);

const measured = measureScripts([shell, remote]);
const kib = (sizes) => totalOf(sizes) / KIB;

test('a first screen counts the shell, the remote entry, the files of the page and English messages', () => {
  expect(Object.fromEntries([...measured.routes].map(([path, sizes]) => [path, kib(sizes)]))).toEqual({
    '/error': 101,
    '/one': 101 + 4 + 1 + 8 + 3,
    '/webview/one': 73,
  });
});

test('a release counts all of its scripts, with the messages of one language', () => {
  expect(Object.fromEntries([...measured.releases].map(([name, sizes]) => [name, kib(sizes)]))).toEqual({
    shell: 101,
    mf_one: 4 + 1 + 8 + 2 + 20 + 3 + 70 + 2 + 1,
  });
});

test('current sizes are within the budgets made from them', () => {
  expect(budgetErrors(measured, budgetsFor(measured))).toEqual([]);
});

test('a page over its budget is reported with its largest files, and so is a page without a budget', () => {
  const budgets = budgetsFor(measured);
  budgets.routes['/one'] = 110;
  delete budgets.routes['/error'];
  expect(budgetErrors(measured, budgets)).toEqual([
    {
      text: '/error loads 101.0 KiB of script before its first press, and has no budget: shell/shell.js 100.0, shell/words.js 1.0',
      releases: ['shell'],
    },
    {
      text:
        '/one loads 117.0 KiB of script before its first press, and may have 110: ' +
        'shell/shell.js 100.0, mf_one/one.js 8.0, mf_one/entry.js 4.0, mf_one/words.js 3.0, shell/words.js 1.0',
      releases: ['shell', 'mf_one'],
    },
  ]);
});

test('a release over its budget is reported', () => {
  const budgets = budgetsFor(measured);
  budgets.releases.mf_one.kib = 100;
  expect(budgetErrors(measured, budgets)).toEqual([
    {
      text: expect.stringMatching(/^mf_one has 111\.0 KiB of script in all, and may have 100: mf_one\/webview\/all\.js 70\.0/),
      releases: ['mf_one'],
    },
  ]);
});

test('grown modules are reported with the file that imports them, the largest growth first', () => {
  const { modules } = measureScripts([
    aBuild(
      {
        name: 'shell',
        js: [],
        routes: [],
        integrity: {},
        modules: {
          'shell.js': [
            { name: 'react-dom', bytes: 200_000, importedBy: 'src/main.ts' },
            { name: 'src/header/Header.tsx', bytes: 3000, importedBy: 'src/Site.tsx' },
            { name: 'swiper', bytes: 66_240, importedBy: 'src/header/Header.tsx' },
          ],
          'menu.js': [{ name: 'src/header/Header.tsx', bytes: 2000, importedBy: 'src/Site.tsx' }],
        },
      },
      { 'words.js': 1 },
    ),
  ]);
  const ofShell = modules.get('shell');
  const { releases } = budgetsFor({ routes: new Map(), releases: new Map([['shell', new Map()]]), modules });
  expect(grownModules(ofShell, releases.shell.sourceKb)).toEqual([]);
  expect(grownModules(ofShell, { 'react-dom': 200, 'src/header/Header.tsx': 4.2 })).toEqual([
    '  swiper: 66.2 kB of source, new; imported by src/header/Header.tsx',
    '  src/header/Header.tsx: 5 kB of source, was 4.2; imported by src/Site.tsx',
  ]);
});
