import { brotliCompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '../app';
import type { Brand } from '../brand/Brand';
import type { OpenDatabase } from '../database/Database';
import { memoryObjectStore } from '../objects/memoryObjectStore';
import { createDelivery, type Delivery } from '../site/createDelivery';
import { createToken, EVERYTHING } from '../site/deployments/tokenStore';
import type { Outcome } from '../site/publish/publisher';
import { createSwitches } from '../site/switches/createSwitches';
import { aBuild, hashOf, type TestBuild } from './builds';
import { createTestSite, TEST_SITE_OPTIONS, type TestSite } from './createTestSite';

/** What a call below `/-` answered. */
export interface PublishAnswer extends Partial<Outcome> {
  status: number;
  error?: string;
}

export interface PublishingSiteOptions {
  renderDeadlineMs?: number;
  database?: OpenDatabase;
  brand?: Brand;
}

/** A whole site with an empty store of releases, and what teams do with it over HTTP. Closed it ends the threads of rendered pages, too. */
export async function createPublishingSite({ renderDeadlineMs = 0, database, brand }: PublishingSiteOptions = {}) {
  /** What the server's log says is wrong. */
  const problems: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => problems.push((JSON.parse(line) as { msg: string }).msg) });
  let clock = () => 0;
  const objects = memoryObjectStore(() => clock());
  let delivery: Delivery | undefined;
  const site = await createTestSite({
    ...{ database, objects, log, config: { regionHeader: 'x-region', ...(brand && { brand }) } },
    delivery: (inputs) => (delivery = createDelivery({ ...inputs, log, renderDeadlineMs })),
    switches: (inputs) => createSwitches({ ...inputs, log }),
  });
  const { monitor, rendering } = delivery!; // The site asked for it.
  clock = site.clock;
  const tokenFor = async (scope: string) =>
    (await createToken(site.db, { scope, label: scope === EVERYTHING ? 'operator' : `team of ${scope}`, createdBy: 'test' }, 1))
      .token;
  const operator = await tokenFor(EVERYTHING);

  /** A second server on the same database and store. */
  function secondServer(): Pick<TestSite, 'request'> {
    const { content, stamp, db } = site;
    const delivery = createDelivery({ db, objects, clock: site.clock, log });
    const app = createApp({
      content,
      stamp,
      objects,
      clock: site.clock,
      config: TEST_SITE_OPTIONS,
      checkDatabase: async () => undefined,
      delivery,
      log,
    });
    return { request: async (path, init) => app.request(`http://reader.test${path}`, init) };
  }

  async function call(path: string, body: unknown, token = operator): Promise<PublishAnswer> {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await site.request(`/-${path}`, init);
    return { status: response.status, ...((await response.json()) as object) };
  }

  /** Uploads a build's files, as far as they are missing. */
  async function upload({ files }: TestBuild, token = operator): Promise<void> {
    for (const bytes of files.values()) {
      await site.request(`/-/files?integrity=${encodeURIComponent(hashOf(bytes))}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Encoding': 'br' },
        body: new Uint8Array(brotliCompressSync(bytes)),
      });
    }
  }

  /** Uploads builds and publishes them together. */
  async function publishBuilds(
    builds: readonly TestBuild[],
    { token = operator, ...more }: { token?: string } & Record<string, unknown> = {},
  ): Promise<PublishAnswer> {
    for (const build of builds) await upload(build, token);
    return call('/releases', { releases: builds.map(({ document }) => document), why: 'a test', ...more }, token);
  }

  /** Publishes one build of a package, and throws when that is refused. */
  async function publish(name: string, version: string, parts?: Parameters<typeof aBuild>[2]): Promise<void> {
    const { status, error, report } = await publishBuilds([aBuild(name, version, parts)]);
    if (status !== 200) throw new Error(`${error} ${report?.problems.map(({ text }) => text).join(' ') ?? ''}`);
  }

  /** An empty store and an empty record again. Tokens stay good. */
  async function reset(): Promise<void> {
    await site.db.execute(sql`truncate releases, compositions, deployments, part_health`);
    for (const { name } of await objects.listFiles()) await objects.removeFile(name);
    site.backToNow();
  }

  return {
    ...site,
    close: () => rendering.renderer.end().then(site.close),
    monitor,
    reset,
    problems,
    operator,
    tokenFor,
    secondServer,
    callPublishing: call,
    upload,
    publishBuilds,
    publish,
  };
}

export type PublishingSite = Awaited<ReturnType<typeof createPublishingSite>>;
