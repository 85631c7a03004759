import { randomBytes } from 'node:crypto';
import { LOCALES } from '@komawari/shared-domain';
import { aBuild, type BuildParts } from '../../testing/builds';
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

/** What the gate says of a build of the remote. */
async function objections(parts: BuildParts, name = 'mf_one'): Promise<string[]> {
  const { report } = await site.publishBuilds([aBuild(name, `2-${Math.random().toString(36).slice(2)}`, parts)], {
    isDryRun: true,
  });
  return (report?.problems ?? []).map(({ check, text }) => `${check}: ${text.replace(/2-[a-z0-9]+/g, '2')}`);
}

const route = (path: string) => ({ document: { routes: [{ path, page: 'Page', chrome: 'main' }] } });
const shares = (range: string, module = 'react') => ({ document: { shares: { [module]: { version: '1.0.0', range } } } });

test('a release that is as it should be is not objected to', async () => {
  expect(await objections({ document: SHARES })).toEqual([]);
});

test.each([
  ['/error', 'urls: shell 1 (/error) and mf_one 2 (/error) claim the same URL.'],
  ['/images/:id', "urls: mf_one 2 claims /images/:id, and addresses below /images are the server's own."],
  ['/About_Us/', 'urls: shell 1 (/about_us) and mf_one 2 (/About_Us/) claim the same URL.'],
  ['/*', 'urls: mf_one 2 claims /*, which is every address that nobody has;'],
  ['/:anything', 'urls: mf_one 2 claims /:anything, which is every address that nobody has;'],
])('a remote that claims %s is told whose that is', async (path, start) => {
  const [objection, ...more] = await objections(route(path));
  expect(objection?.slice(0, start.length)).toBe(start);
  expect(more).toEqual([]);
});

test.each([
  ['^18.2.0', 'shared: mf_one 2 needs react ^18.2.0, and shell 1 brings 19.3.1.'],
  ['~19.2.0', 'shared: mf_one 2 needs react ~19.2.0, and shell 1 brings 19.3.1.'],
])('a remote that was built for React %s is told what the shell brings', async (range, start) => {
  expect((await objections(shares(range)))[0]?.slice(0, start.length)).toBe(start);
});

test('another patch of React than the shell’s is none of the gate’s business', async () => {
  expect(await objections(shares('^19.3.0'))).toEqual([]);
});

test('a remote that shares what the shell does not have is told so', async () => {
  expect((await objections(shares('^1.0.0', 'lodash')))[0]).toMatch(/needs lodash \^1\.0\.0, and shell 1 shares no lodash/);
});

test('a shell that moves on is held against every remote that is live', async () => {
  const document = { shares: { react: { version: '20.0.0', range: '^20.0.0' } } };
  expect(await objections({ document }, 'shell')).toEqual([
    expect.stringMatching(/^shared: mf_one 1 needs react \^19\.3\.1, and shell 2 brings 20\.0\.0/),
  ]);
});

test('missing words are named with their language, and one that has them', async () => {
  const bundle = (words: object) => `e.exports=JSON.parse('${JSON.stringify(words)}')`;
  const files = Object.fromEntries(
    LOCALES.map((locale) => [`messages-${locale}.js`, bundle({ 'one.a.b': 'x', 'one.a.c': 'y' })]),
  );
  expect(await objections({ files })).toEqual([]);
  expect(await objections({ files: { ...files, 'messages-th.js': bundle({ 'one.a.b': 'x', 'one.a.c': ' ' }) } })).toEqual([
    'words: mf_one 2 has no words in th for one.a.c, which are there in en. Readers of th would see the id.',
  ]);
});

test('a style that would blank the whole site is refused, with its file', async () => {
  const files = { 'page.css': '@layer remote.mf-one{.one-x{color:red}body{display:none!important}}' };
  expect(await objections({ files })).toEqual([
    'styles: mf_one 2, page.css: `body` names no class of its own. The rest of the site would change with it.',
  ]);
});

test('the shell’s own styles are for the whole page', async () => {
  expect(await objections({ document: SHARES, files: { 'shell.css': ':root{--ink:black}' } }, 'shell')).toEqual([]);
});

test('a page that grew too much is named, with the files that it grew by', async () => {
  const big = randomBytes(30 * 1024).toString('base64');
  const [objection] = await objections({ files: { 'page.js': `/* ${big} */` } });
  expect(objection).toMatch(
    /^bytes: mf_one 2: its page Page is 3\d\.\d KiB to download, and in 1 it was 0\.\d KiB; .* What grew most: page\.js \(\+3\d\.\d KiB\)/,
  );
});

describe('overruling the gate', () => {
  const blank = aBuild('mf_one', '3', { files: { 'page.css': 'body{display:none}' } });

  test('needs a reason, which stays in the record with what the gate had said', async () => {
    const refused = await site.publishBuilds([blank]);
    expect(refused).toMatchObject({ status: 422, error: 'The gate says no.' });
    expect(refused.report?.problems).toHaveLength(1);
    expect((await site.publishBuilds([blank], { override: ' ' })).status).toBe(422);
    const { deployment } = await site.publishBuilds([blank], { override: 'April fool' });
    expect(deployment?.override).toMatch(/^April fool \(mf_one 3, page\.css: `body` is outside of the layer/);
  });

  test('is not possible where the site would not stand', async () => {
    const clash = aBuild('mf_one', '4', route('/error'));
    expect(await site.publishBuilds([clash], { override: 'I want to' })).toMatchObject({
      status: 422,
      report: { problems: [{ isFinal: true }] },
    });
  });
});
