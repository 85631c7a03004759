import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HAS_POSTGRES, startRealPostgres } from '@komawari/server/src/testing/realPostgres';
import { paths } from '@komawari/shared-domain';
import type { BenchContext } from '../BenchContext';
import { type FilledSite, fillSite } from '../faults/fillSite';
import { ServerProcess } from '../faults/ServerProcess';
import { itemAt } from '../itemAt';
import { atMost } from '../report/goal';
import { percentile } from '../report/percentile';
import type { Report } from '../report/report';
import { call, closeAgent, fetchBytes, readerSession } from '../site/call';
import { type RestartResult, restartRun } from './restartRun';

const SERVERS = 2;
const READERS = 16;

/** The balancer checks twice within the time that a stopping server continues to serve. */
const INTERVAL_MS = 500;
const DRAIN_S = 1;

/** Restarts two servers on one PostgreSQL in turn, this many times, behind a balancer, while readers read and write. */
export async function restartsBench(context: BenchContext, [restarts = 20]: readonly number[]): Promise<Report> {
  if (!HAS_POSTGRES)
    throw new Error('Several servers need a PostgreSQL, which this machine does not have: apt-get install postgresql');
  const folder = await mkdtemp(path.join(tmpdir(), 'komawari-restarts-'));
  const postgres = await startRealPostgres();
  const servers: ServerProcess[] = [];
  try {
    const dataDirs = await sharedFolders(folder);
    const content = await fillSite(itemAt(dataDirs, 0), postgres.url);
    for (const dataDir of dataDirs) {
      const server = new ServerProcess(context.serverCommand, { dataDir, databaseUrl: postgres.url, drainSeconds: DRAIN_S });
      servers.push(server);
      await server.start();
    }
    await context.publishBuilds(itemAt(servers, 0).url, itemAt(dataDirs, 0), () => undefined);
    const ask = (url: string, index: number) => askFor(url, index, content);
    const result = await restartRun({ servers, restarts, intervalMs: INTERVAL_MS, readers: READERS, ask, say: console.log });
    for (const failure of new Set(result.failures)) console.log(`Failed: ${failure}`);
    return restartsReport(result);
  } finally {
    for (const server of servers) await server.kill();
    closeAgent();
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A data folder for each server, with one object folder for all of them. */
async function sharedFolders(folder: string): Promise<string[]> {
  const objects = path.join(folder, 'objects');
  await mkdir(objects);
  const dataDirs = Array.from({ length: SERVERS }, (_, index) => path.join(folder, `server-${index}`));
  for (const dataDir of dataDirs) {
    await mkdir(dataDir);
    await symlink(objects, path.join(dataDir, 'objects'));
  }
  return dataDirs;
}

/** What readers do most, in turn: shared data, personal data, pages, pictures, and a write. */
async function askFor(url: string, index: number, { titleId, chapterIds, picture }: FilledSite): Promise<void> {
  const session = readerSession(index % READERS);
  const chapterId = itemAt(chapterIds, index);
  const reads = [
    '/api/title_list/allV2',
    `/api/manga_viewer?chapter_id=${chapterId}`,
    `/api/comment?chapter_id=${chapterId}&order=newest`,
    paths.title(titleId),
    picture,
  ];
  if (index % (reads.length + 1) === reads.length) {
    await call('PUT', `${url}/api/title_list/bookmark?title_id=${titleId}`, session);
    return;
  }
  const { status } = await fetchBytes('GET', url + itemAt(reads, index), { session });
  if (status !== 200) throw new Error(`status ${status}`);
}

export function restartsReport({ restarts, requests, failures, waits, awayMs }: RestartResult): Report {
  return {
    title: 'Restarts of two servers behind a balancer, while readers ask',
    columns: ['value'],
    rows: [
      { measure: 'Restarts', values: [restarts] },
      { measure: 'Requests', values: [requests] },
      { measure: 'Failed', values: [failures.length], goal: atMost(0) },
      { measure: 'Wait of a request, p50 ms', values: [percentile(waits, 0.5)], digits: 1 },
      { measure: 'p99 ms', values: [percentile(waits, 0.99)], digits: 1 },
      { measure: 'longest, ms', values: [percentile(waits, 1)] },
      { measure: 'A server is away, p50 ms', values: [percentile(awayMs, 0.5)] },
      { measure: 'longest, ms', values: [percentile(awayMs, 1)] },
    ],
  };
}
