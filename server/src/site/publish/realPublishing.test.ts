/** Publishes to a site on a real PostgreSQL, where statements of two servers really run at the same time and processes die. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../database/openDatabase';
import { aBuild, hashOf, type TestBuild } from '../../testing/builds';
import { createPublishingSite } from '../../testing/createPublishingSite';
import { type RealPostgres, startRealPostgres } from '../../testing/realPostgres';
import { testWithPostgres } from '../../testing/testWithPostgres';

/** A limit for tests that hang. PostgreSQL and two servers start here, also on a busy machine. */
const PATIENCE_MS = 240_000;

/** The lock that a publisher waits for before it writes (`lockReleases`). */
const RELEASES_LOCK = 5106811;

let postgres: RealPostgres;
let closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.reverse()) await close();
  closers = [];
});

async function aPostgres(): Promise<RealPostgres> {
  postgres = await startRealPostgres();
  closers.push(postgres.close);
  return postgres;
}

describe('concurrent publishers', () => {
  testWithPostgres(
    'of different remotes both succeed; of the same remote one gets a conflict and can retry (skipped without PostgreSQL)',
    async () => {
      const { url } = await aPostgres();
      const site = await createPublishingSite({ database: await openDatabase({ dataDir: '', databaseUrl: url }) });
      closers.push(site.close);
      await site.publishBuilds(['shell', 'mf_one', 'mf_two'].map((name) => aBuild(name, '0')));
      for (const round of [1, 2]) {
        const version = String(round);
        const since = await newest(site);
        const builds = [aBuild('mf_one', version), aBuild('mf_two', version), aBuild('mf_one', `${version}.1`)];
        for (const build of builds) await site.upload(build);
        const answers = await Promise.all(
          builds.map(({ document }) => site.callPublishing('/releases', { releases: [document], why: 'mine', since })),
        );
        const [one, two, other] = answers.map(({ status }) => status);
        expect(two).toBe(200);
        expect([one, other].sort()).toEqual([200, 409]);
        const lost = builds[one === 200 ? 2 : 0]!;
        const again = await site.callPublishing('/releases', {
          releases: [lost.document],
          why: 'again',
          since: await newest(site),
        });
        expect(again).toMatchObject({ status: 200, deployment: { base: { mf_one: lost.document.version, mf_two: version } } });
      }
      const { deployments } = await recordOf(site);
      expect(deployments.map(({ number }) => number)).toEqual(Array.from({ length: 7 }, (_, at) => 7 - at));
    },
    PATIENCE_MS,
  );
});

interface Recorded {
  number: number;
  base: Record<string, string>;
  baseId: string;
}

async function recordOf(site: Awaited<ReturnType<typeof createPublishingSite>>): Promise<{ deployments: Recorded[] }> {
  // The server answers in this shape.
  return (await site.callPublishing('/deployments?limit=100', undefined)) as unknown as { deployments: Recorded[] };
}

async function newest(site: Awaited<ReturnType<typeof createPublishingSite>>): Promise<number> {
  return (await recordOf(site)).deployments[0]?.number ?? 0;
}

describe('a crash during publishing', () => {
  testWithPostgres(
    'of the publisher or the server keeps the old release live, and a retry uploads only missing files (skipped without PostgreSQL)',
    async () => {
      const { url } = await aPostgres();
      const data = await mkdtemp(path.join(os.tmpdir(), 'komawari-killed-'));
      closers.push(() => rm(data, { recursive: true, force: true }));
      const first = await aServer(data, url);
      const builds = ['shell', 'mf_one'].map((name) => aBuild(name, '1'));
      for (const build of builds) await first.upload([...build.files.values()]);
      expect((await first.publish(builds)).status).toBe(200);

      // The publisher stops after half of its files, in the middle of one.
      const next = aBuild('mf_one', '2');
      const files = [...next.files.values()];
      await first.upload(files.slice(0, 6));
      await first.uploadHalf(files[6]!);
      expect(await first.missing(next)).toEqual(files.slice(6).map(hashOf));
      expect(await first.liveVersion()).toBe('1');

      // The server dies while its transaction is open and waits for the lock.
      await first.upload(files.slice(6));
      const release = await holdReleases(url);
      const isLost = expect(first.publish([next])).rejects.toThrow('fetch failed');
      await release.isWaitedFor();
      first.process.kill('SIGKILL');
      await isLost;
      await release.end();

      const second = await aServer(data, url);
      expect(await second.liveVersion()).toBe('1');
      expect(await second.record()).toHaveLength(1);
      expect(await second.statusesOf(builds)).toEqual([200]);
      expect(await second.missing(next)).toEqual([]);
      expect((await second.publish([next])).status).toBe(200);
      expect(await second.liveVersion()).toBe('2');
      expect(await second.statusesOf([next])).toEqual([200]);
    },
    PATIENCE_MS,
  );
});

/** A server in its own process, as in production but from its sources, and a publisher that calls it. */
async function aServer(data: string, databaseUrl: string) {
  const root = path.join(__dirname, '../../..');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    KOMAWARI_DATA: data,
    DATABASE_URL: databaseUrl,
    PORT: '0',
    HOST: '127.0.0.1',
    RENDER_DEADLINE_MS: '0',
  };
  const server: ChildProcess = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'src/main.ts'), 'serve'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(server, 'close');
  closers.push(async () => {
    server.kill('SIGKILL');
    await ended;
  });
  // The first message has this shape.
  const [{ listening }] = (await once(server, 'message')) as [{ listening: string }];
  const token = (await readFile(path.join(data, 'operator-token'), 'utf8')).trim();
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (place: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${listening}/-${place}`, {
      ...init,
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    return { status: response.status, ...((await response.json()) as object) };
  };
  const placeOf = (bytes: Uint8Array) => `/-/files?integrity=${encodeURIComponent(hashOf(bytes))}`;

  return {
    process: server,
    async upload(files: readonly Uint8Array<ArrayBuffer>[]): Promise<void> {
      for (const body of files)
        expect((await fetch(listening + placeOf(body), { method: 'PUT', headers, body })).status).toBe(204);
    },
    /** Announces a whole file, sends half of it, and disconnects. */
    async uploadHalf(bytes: Uint8Array): Promise<void> {
      const { hostname, port, host } = new URL(listening);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      const head = [
        `PUT ${placeOf(bytes)} HTTP/1.1`,
        `Host: ${host}`,
        `Authorization: ${headers.Authorization}`,
        `Content-Length: ${bytes.length}`,
      ];
      await new Promise<void>((resolve) => {
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        socket.write(bytes.subarray(0, bytes.length / 2), () => resolve());
      });
      socket.destroy();
    },
    publish: (builds: readonly TestBuild[]) =>
      ask('/releases', { releases: builds.map(({ document }) => document), why: 'a test' }),
    async missing({ files }: TestBuild): Promise<string[]> {
      // The server answers in this shape.
      const answer = await ask('/files/missing', { integrities: [...files.values()].map(hashOf) });
      return (answer as unknown as { missing: string[] }).missing;
    },
    async record(): Promise<Recorded[]> {
      // As above: the server answers in this shape.
      return ((await ask('/deployments')) as unknown as { deployments: Recorded[] }).deployments;
    },
    /** The version of the remote on the page that readers get. */
    async liveVersion(): Promise<string | undefined> {
      return /"baseUrl":"\/remotes\/mf-one\/([\w.]+)\//.exec(await (await fetch(`${listening}/mf_one`)).text())?.[1];
    },
    /** The distinct response statuses of all files in the builds. */
    async statusesOf(builds: readonly TestBuild[]): Promise<number[]> {
      const statuses = new Set<number>();
      for (const { document, files } of builds) {
        const base = document.name === 'shell' ? '/shell' : `/remotes/${document.name.replace('_', '-')}`;
        for (const file of files.keys()) statuses.add((await fetch(`${listening}${base}/${document.version}/${file}`)).status);
      }
      return [...statuses];
    },
  };
}

/** Takes the lock before any publisher that wants to write releases. */
async function holdReleases(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  // If the test fails, the database stops before this client.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [RELEASES_LOCK]);
  return {
    /** Waits until a publisher waits for the lock. */
    async isWaitedFor(): Promise<void> {
      for (;;) {
        const { rowCount } = await client.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
        if (rowCount) return;
      }
    },
    end: () => client.end(),
  };
}
