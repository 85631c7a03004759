import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { createTestSite, MARA, type TestSite } from '../testing/createTestSite';
import { createLog } from './createLog';

const CANARY = 'kanarie-4711';
/** A name, and a secret long enough to be accepted. */
const SECRET = `${CANARY}-0123456789`;

/** Every write, with a canary in each field that can contain a reader's data. */
const WRITES: readonly [method: string, path: string, body?: object][] = [
  ['POST', '/web/contact', { subject: CANARY, body: CANARY }],
  ['POST', `/push_token?push_token=${CANARY}&lang=eng`],
  ['PUT', `/title_list/bookmark?title_id={title}&lang=eng&push_token=${CANARY}`],
  ['DELETE', `/title_list/bookmark?title_id={title}&secret=${SECRET}`],
  ['PUT', `/register?device_token=${CANARY}&security_key=${CANARY}`],
  ['POST', `/profile?name=${CANARY}&icon_id={icon}`],
  ['POST', `/comment?chapter_id={chapter}&body=${CANARY}`],
  ['PUT', `/comment_like?comment_id={comment}&secret=${SECRET}`],
  ['DELETE', `/comment_like?comment_id={comment}&secret=${SECRET}`],
  ['PUT', `/questionnaire?questionnaire_key=survey&lang=eng&secret=${SECRET}`, { q1: CANARY }],
];

let site: TestSite;
let logged = '';
let ids: Record<string, number>;

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  site = await createTestSite({ log: createLog('trace', destination) });
  const title = await site.addTitle();
  const chapter = await site.addChapter({ titleId: title.id });
  const comment = await site.addComment({ chapterId: chapter.id });
  ids = { title: title.id, chapter: chapter.id, comment: comment.id, icon: 1 };
});

beforeEach(() => {
  logged = '';
});

async function writeAll(): Promise<string[]> {
  const answers: string[] = [];
  for (const [method, path, body] of WRITES) {
    const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => String(ids[name]));
    const init = {
      method,
      session: MARA,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    };
    const { kind } = await site.call(address, init);
    answers.push(kind);
  }
  return answers;
}

test('the tested writes include every write of the API', () => {
  const writes = site.app.routes.filter(({ method, path }) => /^(PUT|POST|DELETE)$/.test(method) && path.startsWith('/api/'));
  const named = writes.map(({ method, path }) => `${method} ${path.slice('/api'.length)}`);
  expect(WRITES.map(([method, path]) => `${method} ${path.split('?')[0]}`).sort()).toEqual([...new Set(named)].sort());
});

test('a successful write logs nothing of its reader', async () => {
  await writeAll();
  expect(logged).not.toContain('kanarie');
});

/** The tables that readers' writes change. */
const TABLES = ['feedback', 'push_tokens', 'bookmarks', 'profiles', 'comments', 'comment_likes', 'questionnaire_answers'];

/** Renames the tables so that they are missing. The test must rename them back, because other tests get this database next. */
async function moveTables(from: (table: string) => string, to: (table: string) => string): Promise<void> {
  for (const table of TABLES) {
    await site.db.execute(sql`alter table ${sql.identifier(from(table))} rename to ${sql.identifier(to(table))}`);
  }
}

const asItIs = (table: string) => table;
const lost = (table: string) => `lost_${table}`;

test.each([
  ['whose tables are damaged', () => moveTables(asItIs, lost), () => moveTables(lost, asItIs)],
  // This is the last test, so nothing needs the database afterwards.
  ['that is closed', () => site.close(), () => undefined],
])('errors of a database %s are logged without readers’ data', async (_what, breakDatabase, restore) => {
  await breakDatabase();
  const answers = await writeAll();
  await restore();
  expect(answers.filter((kind) => kind === 'error').length).toBeGreaterThanOrEqual(WRITES.length - 1);
  expect(logged).toContain('an API call failed');
  for (const secret of ['kanarie', MARA]) expect(logged.toLowerCase()).not.toContain(secret);
});
