import { randomBytes } from 'node:crypto';
import { LOCALES } from '@komawari/shared-domain';
import { aBuild, type BuildParts, type TestBuild } from '../../testing/builds';
import { createPublishingSite, type PublishingSite } from '../../testing/createPublishingSite';

const SHARES = { shares: { react: { version: '19.3.1', range: '^19.3.1' } } };

let site: PublishingSite;

beforeAll(async () => {
  site = await createPublishingSite();
  await site.publishBuilds([
    aBuild('shell', '1', { document: SHARES }),
    aBuild('mf_one', '1', { document: SHARES, files: { 'page.js': '/* small */' } }),
  ]);
});
afterAll(() => site.close());

/** The gate's objections to a build of the remote. */
async function objections(parts: BuildParts, name = 'mf_one'): Promise<string[]> {
  const { report } = await site.publishBuilds([aBuild(name, `2-${Math.random().toString(36).slice(2)}`, parts)], {
    isDryRun: true,
  });
  return (report?.problems ?? []).map(({ check, text }) => `${check}: ${text.replace(/2-[a-z0-9]+/g, '2')}`);
}

const route = (path: string) => ({ document: { routes: [{ path, page: 'Page', chrome: 'main' }] } });
const shares = (range: string, module = 'react') => ({ document: { shares: { [module]: { version: '1.0.0', range } } } });

test('accepts a valid release', async () => {
  expect(await objections({ document: SHARES })).toEqual([]);
});

test.each([
  ['/error', 'urls: shell 1 (/error) and mf_one 2 (/error) claim the same URL.'],
  ['/images/:id', "urls: mf_one 2 claims /images/:id, and addresses below /images are the server's own."],
  ['/About_Us/', 'urls: shell 1 (/about_us) and mf_one 2 (/About_Us/) claim the same URL.'],
  ['/*', 'urls: mf_one 2 claims /*, which matches every unknown address.'],
  ['/:anything', 'urls: mf_one 2 claims /:anything, which matches every unknown address.'],
])('rejects a remote that claims the taken address %s', async (path, start) => {
  const [objection, ...more] = await objections(route(path));
  expect(objection?.slice(0, start.length)).toBe(start);
  expect(more).toEqual([]);
});

test.each([
  ['^18.2.0', 'shared: mf_one 2 needs react ^18.2.0, and shell 1 brings 19.3.1.'],
  ['~19.2.0', 'shared: mf_one 2 needs react ~19.2.0, and shell 1 brings 19.3.1.'],
])('rejects a remote built for React %s, which the shell does not share', async (range, start) => {
  expect((await objections(shares(range)))[0]?.slice(0, start.length)).toBe(start);
});

test('accepts another patch version of React than the shell’s', async () => {
  expect(await objections(shares('^19.3.0'))).toEqual([]);
});

test('rejects a shared module that the shell does not have', async () => {
  expect((await objections(shares('^1.0.0', 'lodash')))[0]).toMatch(/needs lodash \^1\.0\.0, and shell 1 shares no lodash/);
});

test('checks a new shell against every live remote', async () => {
  const document = { shares: { react: { version: '20.0.0', range: '^20.0.0' } } };
  expect(await objections({ document }, 'shell')).toEqual([
    expect.stringMatching(/^shared: mf_one 1 needs react \^19\.3\.1, and shell 2 brings 20\.0\.0/),
  ]);
});

describe('names that a remote uses of the shell’s modules', () => {
  const STATE = '@komawari/shared-state';
  const shares = { [STATE]: { version: '0.1.0', range: '^0.1.0' } };
  const remote = { document: { shares, uses: { [STATE]: { useNow: 'src/clock/ClockPage.tsx', api: 'src/clock/clockApi.ts' } } } };
  const shellWith = (names: readonly string[]) =>
    aBuild('shell', `2-${names.join('-')}`, { document: { shares, provides: { [STATE]: names } } });
  const said = async (builds: readonly TestBuild[]) =>
    ((await site.publishBuilds(builds, { isDryRun: true })).report?.problems ?? [])
      .filter(({ check }) => check === 'uses')
      .map(({ text }) => text);

  test('are accepted if the shell provides them', async () => {
    expect(await said([shellWith(['api', 'useNow', 'useParams']), aBuild('mf_two', '2', remote)])).toEqual([]);
  });

  test('are rejected if missing, with the file and both versions', async () => {
    expect(await said([shellWith(['api']), aBuild('mf_two', '2', remote)])).toEqual([
      'mf_two 2, src/clock/ClockPage.tsx: uses useNow of @komawari/shared-state (built beside 0.1.0), and shell 2-api brings ' +
        '@komawari/shared-state 0.1.0 without it. Build the remote against what is live, or bring useNow back in the shell.',
    ]);
  });

  test('are not checked if the shell lists no names', async () => {
    expect(await said([aBuild('shell', '2', { document: { shares } }), aBuild('mf_two', '2', remote)])).toEqual([]);
  });
});

test('rejects a release that reads another wire type than the server sends', async () => {
  expect(await objections({ document: { wire: { Title: 'titleId=1s' } } })).toEqual([
    expect.stringMatching(
      /^wire: mf_one 2 reads field 1 of Title as titleId \(string\), and this server sends titleId \(uint32\)/,
    ),
  ]);
});

test('rejects missing messages, with the language and ID', async () => {
  const bundle = (words: object) => `e.exports=JSON.parse('${JSON.stringify(words)}')`;
  const files = Object.fromEntries(
    LOCALES.map((locale) => [`messages-${locale}.js`, bundle({ 'one.a.b': 'x', 'one.a.c': 'y' })]),
  );
  expect(await objections({ files })).toEqual([]);
  expect(await objections({ files: { ...files, 'messages-th.js': bundle({ 'one.a.b': 'x', 'one.a.c': ' ' }) } })).toEqual([
    'words: mf_one 2 has no words in th for one.a.c, which are there in en. Readers of th would see the id.',
  ]);
});

test('rejects a style that affects the whole site, with its file', async () => {
  const files = { 'page.css': '@layer remote.mf-one{.one-x{color:red}body{display:none!important}}' };
  expect(await objections({ files })).toEqual([
    'styles: mf_one 2, page.css: `body` names no class of its own. The rest of the site would change with it.',
  ]);
});

test('accepts global styles of the shell', async () => {
  expect(await objections({ document: SHARES, files: { 'shell.css': ':root{--ink:black}' } }, 'shell')).toEqual([]);
});

test('rejects a page that grew too much, with the files that grew', async () => {
  const big = randomBytes(30 * 1024).toString('base64');
  const [objection] = await objections({ files: { 'page.js': `/* ${big} */` } });
  expect(objection).toMatch(
    /^bytes: mf_one 2: its page Page is 3\d\.\d KiB to download, and in 1 it was 0\.\d KiB; .* What grew most: page\.js \(\+3\d\.\d KiB\)/,
  );
});

test('names the import that made a page grow', async () => {
  const big = randomBytes(30 * 1024).toString('base64');
  const modules = { 'page.js': [{ name: 'lodash', bytes: 70 * 1024, importedBy: 'src/news/NewsPage.tsx' }] };
  const [objection] = await objections({ document: { modules }, files: { 'page.js': `/* ${big} */` } });
  expect(objection).toMatch(/ It was brought by lodash \(\+70\.0 KiB of source, imported by src\/news\/NewsPage\.tsx\)\.$/);
});

test('rejects problems of the smoke test, and records the pages that it did not open', async () => {
  const text = 'mf_one 2: /mf_one in th, in the live site: TypeError: news is undefined';
  const smoke = { pages: 2, problems: [text], notRun: ['mf_one /news/:id, to which no link leads'] };
  const build = aBuild('mf_one', '2-smoke');
  const { status, report } = await site.publishBuilds([build], { smoke });
  expect(status).toBe(422);
  expect(report).toMatchObject({
    problems: [{ check: 'smoke', text, isFinal: false }],
    smoke: { pages: 2, notRun: smoke.notRun },
  });
  const { deployment } = await site.publishBuilds([build], { smoke, override: 'the news come tomorrow' });
  expect(deployment?.override).toContain('the news come tomorrow');
});

test('the record has the latest report of a release that was previewed first', async () => {
  const build = aBuild('mf_one', '2-shown');
  await site.publishBuilds([build], { isPreview: true });
  await site.publishBuilds([build], { smoke: { pages: 4, problems: [], notRun: [] } });
  const { releases } = (await site.callPublishing('/releases?name=mf_one', undefined)) as unknown as { releases: object[] };
  expect(releases).toContainEqual(
    expect.objectContaining({ version: '2-shown', report: expect.objectContaining({ smoke: { pages: 4, notRun: [] } }) }),
  );
});

test('accepts the same files again, even if the list of importers differs', async () => {
  const madeOf = (importedBy: string) => ({
    document: { modules: { 'page.js': [{ name: 'lodash', bytes: 4000, importedBy }] } },
  });
  expect((await site.publishBuilds([aBuild('mf_one', '2-same', madeOf('src/a.ts'))])).status).toBe(200);
  expect((await site.publishBuilds([aBuild('mf_one', '2-same', madeOf('src/b.ts'))])).status).toBe(200);
});

describe('overriding the gate', () => {
  const blank = aBuild('mf_one', '3', { files: { 'page.css': 'body{display:none}' } });

  test('requires a reason, which is recorded with the problems', async () => {
    const refused = await site.publishBuilds([blank]);
    expect(refused).toMatchObject({ status: 422, error: 'The gate refused it.' });
    expect(refused.report?.problems).toHaveLength(1);
    expect((await site.publishBuilds([blank], { override: ' ' })).status).toBe(422);
    const { deployment } = await site.publishBuilds([blank], { override: 'April fool' });
    expect(deployment?.override).toMatch(/^April fool \(mf_one 3, page\.css: `body` is outside of the layer/);
  });

  test('is refused for problems that would break the site', async () => {
    const clash = aBuild('mf_one', '4', route('/error'));
    expect(await site.publishBuilds([clash], { override: 'I want to' })).toMatchObject({
      status: 422,
      report: { problems: [{ isFinal: true }] },
    });
  });
});
