import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { decodeResponse } from '@komawari/shared-proto';
import { pino } from 'pino';
import { createApp } from './app';
import { contentStamp } from './cache/contentStamp';
import { systemClock } from './config/Clock';
import { createContent } from './content/createContent';
import { checkDatabase } from './database/checkDatabase';
import { openDatabase } from './database/openDatabase';
import { openObjectStore } from './objects/openObjectStore';
import { createDelivery } from './site/createDelivery';
import { createToken, EVERYTHING } from './site/deployments/tokenStore';
import { createSwitches } from './site/switches/createSwitches';
import { aBuild } from './testing/builds';
import { TEST_SITE_OPTIONS } from './testing/createTestSite';
import { publishingClient } from './testing/publishingClient';
import { type RealPostgres, startRealPostgres } from './testing/realPostgres';
import { hasRealS3, startRealS3 } from './testing/realS3';
import { rowBuilders } from './testing/rows';
import { testWithPostgres } from './testing/testWithPostgres';

/** The promise in docs/guides/operator.md ("Many machines"). */
const AGREEMENT_MS = 2_000;
const SERVERS = 3;

/** Nothing takes longer than this on any machine. */
const HANGS_MS = 30_000;

let postgres: RealPostgres;
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.reverse()) await close();
});

/** Like a separate process: it has its own connections, caches and clock, over shared storage. */
async function startServer(databaseUrl: string, store: Parameters<typeof openObjectStore>[0]) {
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
  closers.push(close);
  const log = pino({ level: 'silent' });
  const [clock, config, objects] = [systemClock, TEST_SITE_OPTIONS, openObjectStore(store)];
  const stamp = contentStamp(db, clock);
  const app = createApp({
    ...{ stamp, objects, clock, config, log },
    content: createContent({ db, clock, stamp }),
    checkDatabase: () => checkDatabase(db),
    delivery: createDelivery({ db, objects, clock, log }),
    switches: createSwitches({ db, clock, log, options: config }),
  });
  const request = async (at: string, init?: RequestInit) => app.request(`http://reader.test${at}`, init);
  return { db, objects, request };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** How long it took until every server gave the expected answer. The time at which that answer was requested counts. */
async function untilAllAnswer(servers: readonly Server[], at: string, holds: (body: string) => boolean): Promise<number> {
  const begun = Date.now();
  const each = servers.map(async ({ request }) => {
    for (;;) {
      const asked = Date.now() - begun;
      const response = await request(at);
      if (holds(Buffer.from(await response.arrayBuffer()).toString('utf8'))) return asked;
      if (asked > HANGS_MS) throw new Error(`${at} still answers as before.`);
      await delay(20);
    }
  });
  return Math.max(...(await Promise.all(each)));
}

testWithPostgres(
  `a change on one of ${SERVERS} servers reaches all others within two seconds (skipped without PostgreSQL; uses S3 if s3rver is installed)`,
  async () => {
    postgres = await startRealPostgres();
    closers.push(() => postgres.close());
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'komawari-many-'));
    closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const s3 = hasRealS3 ? await startRealS3() : undefined;
    if (s3) closers.push(s3.close);
    const servers: Server[] = [];
    for (let count = 0; count < SERVERS; count += 1) servers.push(await startServer(postgres.url, { dataDir, s3: s3?.options }));
    const [first, second, third] = servers as [Server, Server, Server];
    const { token } = await createToken(first.db, { scope: EVERYTHING, label: 'operator', createdBy: 'test' }, 1);
    const took: Record<string, number> = {};

    await publishingClient(first.request, token).publish(['shell', 'mf_one'].map((name) => aBuild(name, '1')));
    took.composition = await untilAllAnswer(servers, '/mf_one', (page) => page.includes('/remotes/mf-one/1/'));
    // Only one of the servers received the files.
    for (const { request } of servers) expect((await request('/remotes/mf-one/1/page.js')).status).toBe(200);
    await publishingClient(second.request, token).publish([aBuild('mf_one', '2')]);
    took.release = await untilAllAnswer(servers, '/mf_one', (page) => page.includes('/remotes/mf-one/2/'));
    await publishingClient(third.request, token).call('/deployments', { action: 'rollback', why: 'a test' });
    took.rollback = await untilAllAnswer(servers, '/mf_one', (page) => page.includes('/remotes/mf-one/1/'));

    const list = '/api/title_list/allV2?lang=eng';
    for (const { request } of servers) await request(list);
    const { title } = await rowBuilders(second.db).addSerial(1, { name: 'Seen by All' });
    took.content = await untilAllAnswer(servers, list, (answer) => answer.includes('Seen by All'));
    const name = await third.objects.put(new TextEncoder().encode('RIFF....WEBPVP8 '));
    took.picture = await untilAllAnswer(servers, `/images/${name}`, (body) => body.startsWith('RIFF'));

    const session = { 'SESSION-TOKEN': '11111111-1111-4111-8111-111111111111' };
    const wish = await first.request(`/api/title_list/bookmark?title_id=${title.id}`, { method: 'PUT', headers: session });
    expect(decodeResponse(new Uint8Array(await wish.arrayBuffer())).kind).toBe('success');
    const kept = await third.request('/api/title_list/bookmark', { headers: session });
    expect(Buffer.from(await kept.arrayBuffer()).toString('utf8')).toContain('Seen by All');

    const closed = await publishingClient(first.request, token).call('/switches', { isUnderMaintenance: true, why: 'a test' });
    expect(closed.status).toBe(200);
    took.switches = await untilAllAnswer(servers, list, (answer) => !answer.includes('Seen by All'));

    for (const [what, milliseconds] of Object.entries(took)) expect([what, milliseconds <= AGREEMENT_MS]).toEqual([what, true]);
  },
  180_000,
);
