import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chapters, titles } from '../../database/schema';
import { OPENING_MS, openTestLibrary, type TestLibrary } from '../testing/comics';
import { makePageFile } from '../testing/pictures';
import { type SamplePackOptions, startSamplePack } from './startSamplePack';

/** The real repository. The fake one is inside it, so that the fake program finds the same tools. */
const REPOSITORY = path.resolve(__dirname, '../../../..');

let shelf: TestLibrary;
let repository: string;
let page: Buffer;

beforeAll(async () => {
  shelf = await openTestLibrary();
  page = await makePageFile();
}, OPENING_MS);

beforeEach(async () => {
  await shelf.reset();
  repository = mkdtempSync(path.join(REPOSITORY, 'node_modules', '.sample-test-'));
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

afterAll(() => shelf.close());

/**
 * A fake drawing program. It writes the same files and folders as the real one, each complete at once, and prints the same
 * events, in no time.
 */
function writeDrawer(chapterNumbers: number[], ending = ''): void {
  const program = `
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const out = process.argv[process.argv.indexOf('--out') + 1];
const page = Buffer.from(${JSON.stringify(page.toString('base64'))}, 'base64');
function write(name, content) { const file = path.join(out, name); mkdirSync(path.dirname(file), { recursive: true }); writeFileSync(file + '.draft', content); renameSync(file + '.draft', file); }
function writeChapter(name, content) { const folder = path.join(out, name); const draft = path.join(folder, '../.draft'); mkdirSync(draft, { recursive: true }); writeFileSync(path.join(draft, '001.png'), content); rmSync(folder, { recursive: true, force: true }); renameSync(draft, folder); }
const say = (event) => process.stdout.write(JSON.stringify(event) + '\\n');
write('args.json', JSON.stringify(process.argv.slice(2)));
write('pack.yaml', 'key: sample\\nname: Sample\\n');
write('works/neon/work.yaml', 'direction: ltr\\ntitles: { en: { name: Neon, author: A } }\\nchapters:\\n' + [1, 2, 3].map((number) => '  - { number: ' + number + ', published: today-' + number + 'd }\\n').join(''));
write('home.yaml', 'topBanners:\\n  - { key: neon, images: { en: images/top.png }, url: /titles/neon }\\n');
say({ stage: 'shelf', done: 1, total: 4, what: 'cover' });
for (const number of ${JSON.stringify(chapterNumbers)}) {
  writeChapter('works/neon/chapters/en/' + number, page);
  say({ ready: 'chapter', work: 'neon', lang: 'en', number });
}
${ending || "write('images/top.png', page); say({ ready: 'shelf' }); say({ ready: 'all' });"}
`;
  mkdirSync(path.join(repository, 'sample-pack/src'), { recursive: true });
  writeFileSync(path.join(repository, 'sample-pack/src/main.ts'), program);
}

function start(overrides: Partial<SamplePackOptions> = {}) {
  const lines: string[] = [];
  const { db, objects, clock, folder: dataDir } = shelf;
  const { signal } = new AbortController();
  const options = {
    db,
    objects,
    clock,
    dataDir,
    repository,
    environment: {},
    signal,
    log: (line: string) => void lines.push(line),
    progress: () => undefined,
  };
  return { lines, ...startSamplePack({ ...options, ...overrides }) };
}

test('draws and applies the pack, and shelfReady resolves when its titles and banners exist', async () => {
  writeDrawer([1, 2]);
  const { lines, shelfReady, done } = start({ environment: { KOMAWARI_SAMPLE: 'neon/en', KOMAWARI_SAMPLE_CHAPTERS: '2' } });
  await shelfReady;
  expect(await shelf.db.select().from(titles)).toHaveLength(1);
  expect(await shelf.db.query.banners.findMany()).toHaveLength(1);
  await done;
  expect((await shelf.db.select().from(chapters)).map(({ number }) => number).sort()).toEqual(['1', '2']);
  expect(lines).toEqual(['The sample pack is complete.']);
  expect(JSON.parse(readFileSync(path.join(shelf.folder, 'sample-pack/args.json'), 'utf8'))).toEqual(
    expect.arrayContaining(['--only', 'neon/en', '--max-chapters', '2', '--stage', 'all']),
  );
});

test('a second start continues from existing files, and shelfReady resolves at once', async () => {
  writeDrawer([1]);
  await start().done;
  const before = await shelf.db.select().from(chapters);
  writeDrawer([1, 3], "setTimeout(() => process.exit(0), 500); say({ ready: 'all' });");
  const second = start();
  await second.shelfReady;
  expect(await shelf.db.select().from(chapters)).toEqual(before);
  await second.done;
  expect(await shelf.db.select().from(chapters)).toHaveLength(2);
});

test('logs the error if drawing fails, and keeps what was drawn', async () => {
  writeDrawer([1], "console.error('no ink left'); process.exit(1);");
  const { lines, shelfReady, done } = start();
  await Promise.all([shelfReady, done]);
  expect(lines).toEqual(['The sample pack is not complete: no ink left\nWhat is there stays; the next start goes on from it.']);
  expect(await shelf.db.select().from(chapters)).toHaveLength(1);
});

test('stops drawing without a message when it is aborted', async () => {
  writeDrawer([1], 'setInterval(() => undefined, 1000);');
  const stop = new AbortController();
  const { lines, done } = start({ signal: stop.signal, progress: () => stop.abort() });
  await done;
  expect(lines).toEqual([]);
});
