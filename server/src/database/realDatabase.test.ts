import { setTimeout as delay } from 'node:timers/promises';
import { aBuild } from '../testing/builds';
import { createPublishingSite } from '../testing/createPublishingSite';
import { MARA } from '../testing/createTestSite';
import { type RealPostgres, startRealPostgres } from '../testing/realPostgres';
import { testWithPostgres } from '../testing/testWithPostgres';
import { openDatabase } from './openDatabase';

/** Longer than a reader's call ever waits for a database that hangs, including the delays on a busy machine. */
const PATIENCE_MS = 30_000;
/** Far less than the 5 s after which a query is given up. An answer within this time has not waited for the database. */
const AT_ONCE_MS = 1_500;

/**
 * The fastest of several answers. A busy machine may delay some of them, but an answer that waits for the database is never fast.
 */
async function quickestOf(count: number, answer: () => Promise<{ ms: number }>): Promise<number> {
  const times: number[] = [];
  for (let each = 0; each < count; each += 1) times.push((await answer()).ms);
  return Math.min(...times);
}

let postgres: RealPostgres;
afterEach(() => postgres.close());

/** A site on a PostgreSQL that the test can disturb. The clock advances one second with each request. */
async function siteOn(postgres: RealPostgres) {
  const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
  const site = await createPublishingSite({ database });
  await site.publishBuilds(['shell', 'mf_one'].map((name) => aBuild(name, '1')));
  const { title } = await site.addSerial(3);
  const look = async (path: string) => {
    site.tick();
    const begun = Date.now();
    const response = await site.request(path);
    const bytes = (await response.arrayBuffer()).byteLength;
    return {
      status: response.status,
      bytes,
      isStale: /detail=stale/.test(response.headers.get('Cache-Status') ?? ''),
      ms: Date.now() - begun,
    };
  };
  const shared = () => look('/api/title_list/allV2?lang=eng');
  const page = () => look('/mf_one');
  const write = async () => {
    const begun = Date.now();
    const answer = await site.call(`/title_list/bookmark?title_id=${title.id}`, { method: 'PUT', session: MARA });
    return { refusal: answer.kind === 'error' ? answer.englishPopup?.subject : undefined, ms: Date.now() - begun };
  };
  const ready = async () => (await site.request('/readyz')).json() as Promise<{ database: string }>;
  return { ...site, database, shared, page, write, ready };
}

describe.each([
  ['hangs', { hurt: async (one: RealPostgres) => one.freeze(), repair: async (one: RealPostgres) => one.thaw() }],
  ['is killed', { hurt: async (one: RealPostgres) => one.kill(), repair: async (one: RealPostgres) => one.start() }],
])('when PostgreSQL %s', (_what, { hurt, repair }) => {
  testWithPostgres(
    'cached answers are served as stale, writes are refused quickly, and all recovers without a restart (skipped without PostgreSQL)',
    async () => {
      postgres = await startRealPostgres();
      const site = await siteOn(postgres);
      // What operators see, once the server's own work after a release has returned its connection.
      await site.db.transaction(async () => {
        for (let tries = 0; site.database.connections?.().busy !== 1 && tries < 100; tries += 1) await delay(100);
        expect(site.database.connections?.()).toEqual({ busy: 1, waiting: 0 });
      });
      const whole = await site.shared();
      expect(whole).toMatchObject({ isStale: false });
      const page = await site.page();
      expect(page).toMatchObject({ status: 200, isStale: false });
      expect((await site.write()).refusal).toBeUndefined();

      await hurt(postgres);
      const during = await site.shared();
      expect(during.bytes).toBe(whole.bytes);
      const first = await site.write();
      expect(first.refusal).toBe('We are having trouble right now');
      expect(first.ms).toBeLessThan(PATIENCE_MS);
      // After some failures in a row, nobody waits any more.
      for (let count = 0; count < 3; count += 1) await site.write();
      expect(await quickestOf(3, site.write)).toBeLessThan(AT_ONCE_MS);
      expect(await quickestOf(3, site.shared)).toBeLessThan(AT_ONCE_MS);
      expect((await site.ready()).database).toBe('does not answer');
      site.time.now += 60;
      expect(await site.shared()).toMatchObject({ bytes: whole.bytes, isStale: true });
      expect(await site.page()).toMatchObject({ status: 200, bytes: page.bytes, isStale: true });

      await repair(postgres);
      let answer = await site.write();
      for (let tries = 0; answer.refusal && tries < 40; tries += 1) {
        await delay(250);
        answer = await site.write();
      }
      expect(answer.refusal).toBeUndefined();
      site.tick();
      expect((await site.ready()).database).toBe('answers');
      site.time.now += 60;
      expect(await site.shared()).toMatchObject({ bytes: whole.bytes, isStale: false });
      expect(await site.page()).toMatchObject({ status: 200, isStale: false });
      await site.close();
    },
    180_000,
  );
});
