/** @jest-environment node */
// A remote in its own folder, from the tarballs that npm makes. What no tarball contains is missing, as it would be for any other
// team.
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageIn } from '../packages.mjs';
import { ROOT } from '../workspace.mjs';
import { createRemote, folderProblem, renamed } from './createRemote.mjs';

/** Only stops a test that hangs: it takes half a minute on an otherwise idle machine. */
const DEADLINE_MS = 600_000;

let folder;
let dir;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'komawari-stranger-'));
  dir = join(folder, 'mf-lantern');
  await createRemote(dir, { install: false, say: () => {} });
  installWithoutNetwork(dir);
}, DEADLINE_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Our packages come from their tarballs, all others are the ones installed here. */
function installWithoutNetwork(to) {
  const modules = join(to, 'node_modules');
  mkdirSync(join(modules, '@komawari'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@komawari' && !name.startsWith('.')) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  const { dependencies, devDependencies } = packageIn(to);
  for (const [name, place] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!place.startsWith('file:')) continue;
    const own = join(modules, name);
    mkdirSync(own);
    execFileSync('tar', ['-xzf', join(to, place.replace('file:', '')), '--strip-components=1', '-C', own]);
    // Packages that npm could not install at the top level here.
    const nested = join(ROOT, name.replace('@komawari/', ''), 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, join(own, 'node_modules'));
  }
  // The content of a test site is the same wherever it is created.
  mkdirSync(join(ROOT, '.cache/test-site'), { recursive: true });
  mkdirSync(join(to, '.cache'));
  symlinkSync(join(ROOT, '.cache/test-site'), join(to, '.cache/test-site'));
}

function komawari(...args) {
  const program = join(dir, 'node_modules/@komawari/tooling/cli/komawari.mjs');
  const env = { ...process.env, KOMAWARI_TEST_SERVER: '', NODE_ENV: '' };
  return promisify(execFile)(process.execPath, [program, ...args], { cwd: dir, env });
}

test('a new remote has a package, messages in seven languages, and a build file of two lines', () => {
  expect(packageIn(dir)).toMatchObject({ name: 'mf-lantern', scripts: { build: 'komawari build', test: 'komawari test' } });
  expect(readdirSync(join(dir, 'src/locales'))).toHaveLength(7);
  expect(readFileSync(join(dir, 'webpack.config.mjs'), 'utf8').trim().split('\n')).toHaveLength(2);
  expect(readFileSync(join(dir, 'src/routes.ts'), 'utf8')).toContain("path: '/lantern'");
});

test(
  'a new remote builds outside of this repository and requires React by its own range',
  async () => {
    await komawari('build');
    const { version } = JSON.parse(readFileSync(join(dir, 'dist/current.json'), 'utf8'));
    const built = (file) => readFileSync(join(dir, 'dist', version, file), 'utf8');
    const release = JSON.parse(built('release.json'));
    expect(release).toMatchObject({ name: 'mf_lantern', version, routes: [{ path: '/lantern', page: 'Pick' }] });
    expect(release.integrity[release.entry]).toMatch(/^sha384-/);
    expect(release.pages.Pick.js.concat(release.pages.Pick.css).filter((file) => !release.integrity[file])).toEqual([]);
    expect(built(release.entry)).toContain(packageIn(dir).dependencies.react);
    expect(built(release.pages.Pick.css[0])).toMatch(/@layer remote\.mf-lantern\{\.[a-zA-Z][\w-]{3}-page[,{]/);
    expect((await komawari('build')).stdout).toContain('Nothing to build');
  },
  DEADLINE_MS,
);

test(
  'a new remote passes its type check and its tests against the real server',
  async () => {
    const { stdout, stderr } = await komawari('test', '--ci');
    expect(stdout).toContain('types: passed');
    expect(stderr).toMatch(/Tests: +\d+ passed/);
  },
  DEADLINE_MS,
);

test.each([
  ['/tmp/News', [], /small letters/],
  ['/tmp/mf-shell', [], /"shell" is taken/],
  ['/tmp/mf-news', ['notes.txt'], /not empty/],
])('no remote is created in %s', (place, entries, reason) => {
  expect(folderProblem(place, entries)).toMatch(reason);
});

test('an empty folder is accepted, and so is a remote that is to get newer packages', () => {
  expect(folderProblem('/tmp/mf-news', [])).toBeUndefined();
  expect(folderProblem('/tmp/news', ['package.json', 'packages', 'src'])).toBeUndefined();
});

test('the template is renamed wherever it uses its own name', () => {
  expect(renamed("{ id: 'hello.title' }, '/hello', mf-hello, Othello", 'news')).toBe(
    "{ id: 'news.title' }, '/news', mf-news, Othello",
  );
});
