import {
  decodeResponse,
  type ErrorResponse,
  type SuccessResponse,
  type ViewKind,
  type ViewOf,
  viewOf,
} from '@komawari/shared-proto';
import { type AppInputs, createApp } from '../app';
import { DEFAULT_SITE_OPTIONS, type SiteOptions } from '../config/config';
import { checkDatabase } from '../database/checkDatabase';
import type { Database, OpenDatabase } from '../database/Database';
import { memoryObjectStore } from '../objects/memoryObjectStore';
import type { ObjectStore } from '../objects/ObjectStore';
import { createTestContent } from './createTestContent';

export interface TestSiteOptions {
  database?: OpenDatabase;
  config?: Partial<SiteOptions>;
  objects?: ObjectStore;
  delivery?: (inputs: Pick<AppInputs, 'objects' | 'clock'> & { db: Database }) => AppInputs['delivery'];
  switches?: (inputs: Pick<AppInputs, 'clock'> & { db: Database; options: SiteOptions }) => AppInputs['switches'];
  log?: AppInputs['log'];
  metrics?: AppInputs['metrics'];
  tracing?: AppInputs['tracing'];
}

/** A site that answers for the host that tests use. */
export const TEST_SITE_OPTIONS: SiteOptions = { ...DEFAULT_SITE_OPTIONS, allowedHosts: ['reader.test'] };

/** Three readers. */
export const MARA = '11111111-1111-4111-8111-111111111111';
export const NIRAN = '22222222-2222-4222-9222-222222222222';
export const PAUL = '33333333-3333-4333-a333-333333333333';

/** A whole site in memory, at a time that the test decides. */
export async function createTestSite({
  database,
  config,
  delivery,
  switches,
  log,
  metrics,
  tracing,
  objects = memoryObjectStore(),
}: TestSiteOptions = {}) {
  const testContent = await createTestContent(database);
  const { db, clock, stamp, content, tick } = testContent;
  const options = { ...TEST_SITE_OPTIONS, ...config };
  const app = createApp({
    content,
    stamp,
    objects,
    clock,
    checkDatabase: () => checkDatabase(db),
    config: options,
    delivery: delivery?.({ db, objects, clock }),
    switches: switches?.({ db, clock, options }),
    log,
    metrics,
    tracing,
  });

  const request = async (path: string, init?: RequestInit) => app.request(`http://reader.test${path}`, init);

  /** One API call, as a reader's client makes it. */
  async function call(path: string, { session, method = 'GET', ...init }: RequestInit & { session?: string } = {}) {
    // Content may have been added since the last call.
    tick();
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

  return { ...testContent, app, objects, request, call, success, view, failure };
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;
