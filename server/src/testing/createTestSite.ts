import {
  decodeResponse,
  type ErrorResponse,
  type SuccessResponse,
  type ViewKind,
  type ViewOf,
  viewOf,
} from '@komawari/shared-proto';
import { sql } from 'drizzle-orm';
import { type AppInputs, createApp } from '../app';
import { contentStamp } from '../cache/contentStamp';
import type { Clock } from '../config/Clock';
import { DEFAULT_SITE_OPTIONS, type SiteOptions } from '../config/config';
import { createContent } from '../content/createContent';
import { checkDatabase } from '../database/checkDatabase';
import { bumpContentVersion } from '../database/counters';
import type { Database } from '../database/Database';
import { openMemoryDatabase } from '../database/openDatabase';
import { memoryObjectStore } from '../objects/memoryObjectStore';
import { NOW, rowBuilders } from './rows';

export interface TestSiteOptions {
  config?: Partial<SiteOptions>;
  delivery?: (inputs: { db: Database; clock: Clock }) => AppInputs['delivery'];
}

/** Three readers. */
export const MARA = '11111111-1111-4111-8111-111111111111';
export const NIRAN = '22222222-2222-4222-9222-222222222222';
export const PAUL = '33333333-3333-4333-a333-333333333333';

/** A whole site in memory, at a time that the test decides. */
export async function createTestSite({ config, delivery }: TestSiteOptions = {}) {
  const { db, close } = await openMemoryDatabase();
  const objects = memoryObjectStore();
  const time = { now: NOW };
  let returns = 0;
  const clock = () => time.now;
  const stamp = contentStamp(db, clock);
  const content = createContent({ db, clock, stamp });
  const app = createApp({
    content,
    stamp,
    objects,
    clock,
    checkDatabase: () => checkDatabase(db),
    config: { ...DEFAULT_SITE_OPTIONS, ...config },
    delivery: delivery?.({ db, clock }),
  });

  const request = async (path: string, init?: RequestInit) => app.request(`http://reader.test${path}`, init);

  /** One call of the API, as a reader's client makes it. */
  async function call(path: string, { session, method = 'GET', ...init }: RequestInit & { session?: string } = {}) {
    // Content may have been added since the last call; a version is looked up at most once a second.
    time.now += 1;
    const headers = { ...(session && { 'SESSION-TOKEN': session }), ...(init.headers as Record<string, string>) };
    const response = await request(`/api${path}`, { ...init, method, headers });
    return decodeResponse(new Uint8Array(await response.arrayBuffer()));
  }

  async function success(path: string, init?: Parameters<typeof call>[1]): Promise<SuccessResponse> {
    const answer = await call(path, init);
    if (answer.kind === 'error') throw new Error(`${path} answered the error "${answer.debugInfo}"`);
    return answer;
  }

  async function view<Kind extends ViewKind>(kind: Kind, path: string, init?: Parameters<typeof call>[1]): Promise<ViewOf<Kind>> {
    return viewOf(await success(path, init), kind);
  }

  async function failure(path: string, init?: Parameters<typeof call>[1]): Promise<ErrorResponse> {
    const answer = await call(path, init);
    if (answer.kind === 'success') throw new Error(`${path} was expected to fail`);
    return answer;
  }

  /** Takes all works and banners out again. */
  async function clear(): Promise<void> {
    await db.execute(sql`truncate works, banners, featured_lists cascade`);
    await bumpContentVersion(db);
    backToNow();
  }

  /** Back to about the moment of the tests, and never to the same second: what is looked up once a second would be missed. */
  function backToNow(): void {
    time.now = NOW + (returns += 5);
  }

  return {
    clear,
    backToNow,
    app,
    content,
    stamp,
    clock,
    db,
    objects,
    time,
    request,
    call,
    success,
    view,
    failure,
    close,
    ...rowBuilders(db),
  };
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;
