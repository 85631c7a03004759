import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastPublished } from '../publishBuilds.mjs';

const PROGRAM = join(import.meta.dirname, 'komawari.mjs');
const SCRIPT = 'console.log(1)';
const INTEGRITY = `sha384-${createHash('sha384').update(SCRIPT).digest('base64')}`;
const DEPLOYMENT = {
  number: 7,
  at: 1_767_225_600,
  who: 'catalog team (1c9f03aa)',
  action: 'publish',
  why: 'a new page',
  subjects: [{ name: 'mf_one', version: '1.0.0' }],
  base: { mf_one: '1.0.0' },
  baseId: 'pVX1yx2mJHc4NLBd',
};

const PUBLISH = ['publish', '--no-smoke', 'no browser in this test'];

let folder;
let server;
let asked;
let answers;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'komawari-cli-'));
  asked = [];
  answers = {
    'GET /deployments?limit=1': { deployments: [{ number: 6 }] },
    'POST /files/missing': { missing: [INTEGRITY] },
    'POST /releases': {
      deployment: DEPLOYMENT,
      report: { problems: [], bytes: { mf_one: { Page: { before: 1024, after: 2048 } } } },
    },
  };
  server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const call = `${request.method} ${request.url.replace('/-', '')}`;
    asked.push({ call, token: request.headers.authorization, body: Buffer.concat(chunks).toString() });
    const { status = 200, ...answer } = answers[call.replace(/\?integrity=.*/, '')] ?? { status: 204 };
    response.writeHead(status);
    response.end(status === 204 ? undefined : JSON.stringify(answer));
  });
  await new Promise((resolve) => server.listen(0, resolve));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** A package that was built. */
function build() {
  const release = join(folder, 'dist/1.0.0');
  mkdirSync(release, { recursive: true });
  const document = { name: 'mf_one', version: '1.0.0', integrity: { 'page.js': INTEGRITY }, built: {} };
  writeFileSync(join(release, 'release.json'), JSON.stringify(document));
  writeFileSync(join(release, 'page.js'), SCRIPT);
  writeFileSync(join(folder, 'dist/current.json'), '{"version":"1.0.0"}');
}

/** Runs a command and returns its output. */
function komawari(args, environment = { KOMAWARI_TOKEN: 'kmw_test' }) {
  const site = `http://localhost:${server.address().port}`;
  const env = { PATH: process.env.PATH, KOMAWARI_SITE: site, ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test('publish reports each step, uploads missing files, and sends the token', async () => {
  build();
  const { code, stdout } = await komawari([...PUBLISH, '--why', 'a new page']);
  expect(code).toBe(0);
  expect(stdout).toContain('mf_one 1.0.0: 1 files');
  expect(stdout).toContain('1 files uploaded (0.0 KiB), 0 were there already');
  expect(stdout).toContain('mf_one Page: 1.0 KiB → 2.0 KiB');
  expect(stdout).toMatch(
    /Live for everyone after .* s:\n +7 {2}2026-01-01 00:00 {2}publish: mf_one 1\.0\.0 {2}\[pVX1yx2mJHc4NLBd\]/,
  );
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /deployments?limit=1',
    'POST /files/missing',
    `PUT /files?integrity=${encodeURIComponent(INTEGRITY)}`,
    'POST /releases',
  ]);
  expect(asked[2].body).toBe(SCRIPT);
  expect(JSON.parse(asked[3].body)).toMatchObject({ why: 'a new page', since: 6, releases: [{ name: 'mf_one' }] });
  expect(asked.every(({ token }) => token === 'Bearer kmw_test')).toBe(true);
});

test('objections of the gate are printed, and publish fails', async () => {
  build();
  const report = { problems: [{ check: 'urls', text: 'A and B claim the same URL.', isFinal: true }], bytes: {} };
  answers['POST /releases'] = { status: 422, error: 'The gate refused it.', report };
  const { code, stderr } = await komawari(PUBLISH);
  expect(code).toBe(1);
  expect(stderr).toBe('The gate refused it.\n  ✗ urls: A and B claim the same URL. (no reason overrules this)\n');
});

test('a dry run of a live release says that it is live already', async () => {
  build();
  answers['GET /deployments?limit=1'] = { deployments: [{ number: 6, base: { mf_one: '1.0.0' } }] };
  const { stdout } = await komawari([...PUBLISH, '--dry-run']);
  expect(stdout).toContain('Nothing was published; this is live already.');
});

test('a dry run that would be refused fails', async () => {
  build();
  answers['POST /releases'] = { deployment: null, report: { problems: [{ check: 'words', text: 'None in th.' }], bytes: {} } };
  const { code, stdout, stderr } = await komawari([...PUBLISH, '--dry-run']);
  expect([code, stdout.includes('words: None in th.'), stderr]).toEqual([
    1,
    true,
    'Nothing was published; it would be refused.\n',
  ]);
  expect(JSON.parse(asked.at(-1).body).isDryRun).toBe(true);
});

test.each([
  ['without a build', ['publish'], /There is no build in .*, nor in a folder of it\. Build first: npm run build/],
  ['without a reason', ['rollback'], /What is missing: --why <reason>, which stays in the record\..*komawari rollback \[--to/s],
  ['with an unknown option', ['promote', '--now'], /Unknown option '--now'/],
  [
    'with an invalid weight',
    ['canary', '--weight', 'many', '--why', 'x'],
    /--weight must be a percentage of the readers, such as 10\./,
  ],
  ['that does not exist', ['deploy'], /There is no command deploy\./],
  ['with invalid hours', ['preview', 'mf_one@1', '--hours', '0'], /--hours is how long the link is good for, from 0\.1 to 168\./],
])('a command %s fails and says what to do', async (_what, args, expected) => {
  const { code, stderr } = await komawari(args);
  expect(code).toBeGreaterThan(0);
  expect(stderr).toMatch(expected);
});

test('an incomplete or unreadable build is reported with its file and what to do', async () => {
  build();
  rmSync(join(folder, 'dist/1.0.0/page.js'));
  expect((await komawari(PUBLISH)).stderr).toMatch(
    /1\.0\.0 has no page\.js, which its release\.json names\. Build it first: npm run build/,
  );
  writeFileSync(join(folder, 'dist/1.0.0/release.json'), '{');
  expect((await komawari(PUBLISH)).stderr).toMatch(/release\.json cannot be read: .*JSON.* Build it first/);
});

test('a missing token is explained, and on the machine of the site the operator token is used', async () => {
  expect((await komawari(['deployments'], {})).stderr).toMatch(/No token was given\. Set KOMAWARI_TOKEN/);
  expect((await komawari(['deployments', '--site', 'https://a.test'], {})).stderr).toMatch(
    /an operator makes one: npx komawari token create/,
  );
  mkdirSync(join(folder, '.data'));
  writeFileSync(join(folder, '.data/operator-token'), 'kmw_operator\n');
  answers['GET /deployments'] = { deployments: [] };
  // A variable with an empty value counts as missing.
  for (const environment of [{}, { KOMAWARI_TOKEN: '' }]) {
    expect((await komawari(['deployments'], environment)).stdout).toBe('Nothing has been published here yet.\n');
    expect(asked.at(-1).token).toBe('Bearer kmw_operator');
  }
});

test('a site that does not answer and a site that is not Komawari give different errors', async () => {
  const closed = createServer();
  await new Promise((resolve) => closed.listen(0, resolve));
  const { port } = closed.address();
  await new Promise((resolve) => closed.close(resolve));
  expect((await komawari(['deployments', '--site', `http://localhost:${port}`])).stderr).toMatch(
    /localhost:\d+ does not answer \(ECONNREFUSED\)/,
  );
  server.removeAllListeners('request').on('request', (_request, response) => response.end('<html>'));
  expect((await komawari(['deployments'])).stderr).toMatch(/answered 200 with something that no Komawari site answers: <html>/);
});

test('deployments lists what is live, its canary, health signs, pages that were not rendered, and the record', async () => {
  const canary = { versions: { mf_one: '2.0.0' }, weight: 1250 };
  answers['GET /deployments'] = { deployments: [{ ...DEPLOYMENT, canary, canaryId: 'c', override: 'late' }] };
  const of = (failures, views) => ({ failures, views });
  const sign = { part: 'mf_one', sign: 'load', canary: of(9, 412), base: of(7, 3840), isWorse: true };
  answers['GET /health'] = { signs: [sign] };
  answers['GET /renderings/failures'] = { failures: { 'mf_one 1.0.0': { address: '/one', reason: 'Error: no such chapter' } } };
  const { stdout } = await komawari(['deployments']);
  expect(stdout).toContain('    not rendered on the server: mf_one 1.0.0: /one\n      Error: no such chapter\n');
  expect(stdout).toContain('  mf_one did not load: 9 of 412, all others 7 of 3840 (worse)');
  expect(stdout).toContain('Live for 87.5 % of readers: composition pVX1yx2mJHc4NLBd\n  mf_one           1.0.0');
  expect(stdout).toContain('Canary for 12.5 % of readers: composition c\n  mf_one           2.0.0');
  expect(stdout).toContain('catalog team (1c9f03aa): a new page\n       the gate was overruled: late');
});

test('regions sends the blocked regions with a reason, and warns when the site knows no regions', async () => {
  const state = { isUnderMaintenance: false, isReadOnly: false, blockedRegions: ['DE', 'FR'] };
  const change = { ...state, number: 3, at: 1_767_225_600, who: 'operator (ab12)', why: 'a license' };
  answers['POST /switches'] = { change, state };
  answers['GET /switches'] = { state, knowsRegions: false, changes: [change] };
  const { stdout } = await komawari(['regions', 'de,fr', '--why', 'a license']);
  expect(JSON.parse(asked[0].body)).toEqual({ blockedRegions: ['DE', 'FR'], why: 'a license' });
  expect(stdout).toContain('Now: not offered in DE, FR. Every server of the site knows within two seconds.');
  expect(stdout).toContain('REGION_HEADER does not say');
  expect((await komawari(['switches'])).stdout).toContain(
    '3  2026-01-01 00:00  not offered in DE, FR\n       operator (ab12): a license',
  );
});

test.each([
  [['maintenance', 'on'], /--why <reason>/],
  [['read-only', '--why', 'x'], /What is missing: on or off/],
  [['regions', '--why', 'x'], /for example DE,FR, or none/],
])('the incomplete switch command %j says what is missing', async (args, expected) => {
  expect((await komawari(args)).stderr).toMatch(expected);
  expect(asked).toEqual([]);
});

test('preview gives a link to releases that are not live', async () => {
  build();
  answers['POST /releases'].deployment = null;
  answers['POST /previews'] = { status: 201, link: 'https://the.site/-/preview/x.y', until: 1795339800 };
  const published = await komawari(['publish', '--preview', '--why', 'to look at']);
  expect(published.stdout).toMatch(
    /Nothing of it is live\. Until 2026-\d\d-\d\d \d\d:\d\d UTC .*\n\nhttps:\/\/the\.site\/-\/preview\/x\.y/,
  );
  expect(JSON.parse(asked.find(({ call }) => call === 'POST /releases').body)).toMatchObject({ isPreview: true });
  await komawari(['preview', 'mf_one@1.0.0', 'mf_two@2', '--hours', '2']);
  expect(JSON.parse(asked.at(-1).body)).toEqual({
    releases: [
      { name: 'mf_one', version: '1.0.0' },
      { name: 'mf_two', version: '2' },
    ],
    hours: 2,
  });
  expect((await komawari(['preview', 'mf_one'])).stderr).toContain('the version of mf_one');
});

test('preview --at gives a link to the site at another time', async () => {
  answers['POST /previews'] = { status: 201, link: 'https://the.site/-/preview/x.y', until: 1795339800 };
  for (const word of ['2026-11-27T09:00Z', '2026-11-27 09:00', '2026-11-27T10:00+01:00']) {
    await komawari(['preview', '--at', word]);
    expect(JSON.parse(asked.at(-1).body)).toEqual({ releases: [], at: Date.UTC(2026, 10, 27, 9) / 1000 });
  }
  expect((await komawari(['preview', '--at', 'friday'])).stderr).toContain('"friday" is not a time');
});

test('without a browser, publish goes on and records that no page was opened', async () => {
  build();
  answers['POST /previews'] = { status: 201, link: 'https://the.site/-/preview/x.y', until: 1795339800 };
  const { code, stdout } = await komawari(['publish'], { KOMAWARI_TOKEN: 'kmw_test', KOMAWARI_BROWSER: '/nowhere/chrome' });
  expect(stdout).toMatch(/no page was opened in a browser\n {4}not opened: \/nowhere\/chrome does not start/);
  expect(code).toBe(0);
  const sent = asked.filter(({ call }) => call === 'POST /releases').map(({ body }) => JSON.parse(body));
  expect(sent).toEqual([
    expect.objectContaining({ isDryRun: true }),
    expect.objectContaining({ isPreview: true }),
    expect.objectContaining({ smoke: { pages: 0, problems: [], notRun: [expect.stringMatching(/does not start/)] } }),
  ]);
});

test('the reason for --no-smoke is recorded', async () => {
  build();
  await komawari(PUBLISH);
  expect(JSON.parse(asked.at(-1).body).smoke).toEqual({
    pages: 0,
    problems: [],
    notRun: ['--no-smoke: no browser in this test'],
  });
});

test('token create prints the token, its scope and how to revoke it', async () => {
  answers['POST /tokens'] = { token: 'kmw_secret', holder: { id: 'ab12', label: 'team' } };
  const { stdout } = await komawari(['token', 'create', '--remote', 'mf_one', '--label', 'team']);
  expect(stdout).toContain('A token for mf_one (team, id ab12). It is shown only once:\n\nkmw_secret\n');
  expect(stdout).toContain('npx komawari token revoke ab12');
  expect(JSON.parse(asked[0].body)).toEqual({ remote: 'mf_one', label: 'team' });
});

test('lastPublished ignores rollbacks and releases by others', () => {
  const row = (who, action, version) => ({ who, action, subjects: [{ name: 'mf_one', version }] });
  const record = [row('me', 'rollback', '1'), row('you', 'publish', '3'), row('me', 'publish', '2'), row('me', 'publish', '1')];
  expect(lastPublished(record, 'me', 'mf_one')).toBe('2');
  expect(lastPublished(record, 'me', 'mf_two')).toBeUndefined();
});

test('without a site it is the one on this machine, at the port that its server was started with', async () => {
  const PORT = String(server.address().port);
  await komawari(['deployments'], { KOMAWARI_TOKEN: 'kmw_test', KOMAWARI_SITE: '', PORT });
  expect(asked[0]?.call).toMatch('GET /deployments');
});

test.each([
  [['rollback', 'mf_one', '--why', 'x'], '"mf_one" is not expected here.'],
  [['deployments', 'mf_one'], '"mf_one" is not expected here.'],
  [['token', 'list', 'mf_one'], '"mf_one" is not expected here.'],
  [['remove', '--why', 'x'], 'What is missing: the name of a remote.'],
  [['canary', '--weight', '150', '--why', 'x'], '--weight must be a percentage of the readers'],
  [['token'], 'What is missing: create, list or revoke.'],
  [['token', 'create'], 'What is missing: --remote <name>, or --operator for everything.'],
  [['token', 'revoke'], 'What is missing: the id of a token'],
  [['preview', '--at', 'tomorrow'], '"tomorrow" is not a time.'],
  [['constructor'], 'There is no command constructor.'],
])('%j is an error of usage, also without a token', async (args, message) => {
  const { code, stdout, stderr } = await komawari(args, {});
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stdout + stderr).toContain('komawari');
  expect(asked).toEqual([]);
});

test.each(['build', 'test', 'dev', 'standalone'])(
  '%s says that it needs the folder of a remote, and starts nothing',
  async (name) => {
    const { code, stdout, stderr } = await komawari([name]);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/is not the folder of a remote: it has no src\/routes\.ts\./);
  },
);

test('every command has a short option for help', async () => {
  const { code, stdout } = await komawari(['publish', '-h'], {});
  expect(code).toBe(0);
  expect(stdout).toContain('komawari publish [folder …]');
});

test('output that nobody reads to its end is no error', async () => {
  answers['GET /deployments'] = { deployments: Array(50).fill(DEPLOYMENT) };
  answers['GET /health'] = { signs: [] };
  answers['GET /renderings/failures'] = { failures: {} };
  const env = { PATH: process.env.PATH, KOMAWARI_SITE: `http://localhost:${server.address().port}`, KOMAWARI_TOKEN: 'kmw_test' };
  const command = `'${process.execPath}' '${PROGRAM}' deployments | true`;
  const stderr = await new Promise((resolve) => {
    execFile('sh', ['-c', command], { env }, (_error, _stdout, text) => resolve(text));
  });
  expect(stderr).toBe('');
  expect(asked.map(({ call }) => call)).toContain('GET /deployments');
});
