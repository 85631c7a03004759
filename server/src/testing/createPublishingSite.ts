import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '../app';
import type { Brand } from '../brand/Brand';
import type { SiteOptions } from '../config/config';
import type { OpenDatabase } from '../database/Database';
import type { Metrics } from '../metrics/createMetrics';
import { memoryObjectStore } from '../objects/memoryObjectStore';
import type { ObjectStore } from '../objects/ObjectStore';
import { createReplayCache } from '../replay/createReplayCache';
import { answerState } from '../site/answerState';
import { createDelivery, type Delivery } from '../site/createDelivery';
import { createToken, EVERYTHING } from '../site/deployments/tokenStore';
import { createSwitches, type Switches } from '../site/switches/createSwitches';
import { aBuild, type TestBuild } from './builds';
import { createTestSite, TEST_SITE_OPTIONS, type TestSite } from './createTestSite';
import { type PublishAnswer, publishingClient } from './publishingClient';

export interface PublishingSiteOptions {
  renderDeadlineMs?: number;
  config?: Partial<SiteOptions>;
  database?: OpenDatabase;
  brand?: Brand;
  metrics?: Metrics;
  /** The store for readers. */
  readable?: (objects: ObjectStore) => ObjectStore;
}

/**
 * A whole site with an empty store of releases, and the calls that teams make over HTTP. `close` also ends the threads that
 * render pages.
 */
export async function createPublishingSite(options: PublishingSiteOptions = {}) {
  const { renderDeadlineMs = 0, database, config, brand, readable, metrics } = options;
  /** The messages of the errors in the server's log. */
  const problems: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => problems.push((JSON.parse(line) as { msg: string }).msg) });
  let clock = () => 0;
  const objects = memoryObjectStore(() => clock());
  let delivery: Delivery | undefined;
  let switches: Switches | undefined;
  const site = await createTestSite({
    database,
    objects,
    log,
    config: { regionHeader: 'x-region', ...config, ...(brand && { brand }) },
    delivery: (inputs) => (delivery = createDelivery({ ...inputs, readable: readable?.(objects), log, renderDeadlineMs })),
    switches: (inputs) => (switches = createSwitches({ ...inputs, log })),
    metrics,
  });
  const { composition, monitor, rendering } = delivery!; // The site requested it.
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

  /** A client with a token. */
  const holder = (token = operator) => publishingClient(site.request, token);
  const callPublishing = (path: string, body: unknown, token?: string) => holder(token).call(path, body);
  const upload = (build: TestBuild, token?: string) => holder(token).upload(build);
  const publishBuilds = (
    builds: readonly TestBuild[],
    { token, ...more }: { token?: string } & Record<string, unknown> = {},
  ): Promise<PublishAnswer> => holder(token).publish(builds, more);

  /** Publishes one build of a package, and throws if it is refused. */
  async function publish(name: string, version: string, parts?: Parameters<typeof aBuild>[2]): Promise<void> {
    const { status, error, report } = await publishBuilds([aBuild(name, version, parts)]);
    if (status !== 200) throw new Error(`${error} ${report?.problems.map(({ text }) => text).join(' ') ?? ''}`);
  }

  /** Empties the store and the record. Tokens stay valid. */
  async function reset(): Promise<void> {
    await site.db.execute(sql`truncate releases, compositions, deployments, part_health`);
    for (const { name } of await objects.listFiles()) await objects.removeFile(name);
    site.backToNow();
  }

  return {
    ...site,
    close: () => rendering.renderer.end().then(site.close),
    /** A cache for the server's answers. */
    replays: () => createReplayCache(answerState({ ...site, switches: switches!, composition })), // The site requested them.
    composition,
    monitor,
    reset,
    problems,
    operator,
    tokenFor,
    secondServer,
    callPublishing,
    upload,
    publishBuilds,
    publish,
  };
}

export type PublishingSite = Awaited<ReturnType<typeof createPublishingSite>>;
