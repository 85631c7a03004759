import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { bumpContentVersion } from '@komawari/server/src/database/counters';
import { openDatabase } from '@komawari/server/src/database/openDatabase';
import { HAS_POSTGRES, startRealPostgres } from '@komawari/server/src/testing/realPostgres';
import type { BenchContext } from '../BenchContext';
import { likeStorm } from '../likes/likeStorm';
import type { Report } from '../report/report';
import { closeAgent } from '../site/call';
import { residentMib } from '../site/processCost';
import { type BenchSite, startBenchSite } from '../site/startBenchSite';
import { CALLS } from './calls';
import { ask, firstTimes, fullLoad, type LoadResult, steadyLoad, type Target } from './load';
import { type BigLibrary, makeBigLibrary } from './makeBigLibrary';
import type { CallResult, SizeResult } from './SizeResult';
import { callReport, growthReport } from './serverReports';
import { startBareNode } from './startBareNode';
import { startNginx } from './startNginx';

const SECONDS = 3;
/** Long enough that one pause (a garbage collection, a vacuum of the database) is less than a hundredth of the total. */
const COMMENT_PAGES = { perSecond: 200, seconds: 20 };
const FIRST_TITLES = { titles: 100, rounds: 10 };

/** A server checks once a second whether the content has changed. */
const LOOK_MS = 1_100;

const LIKES = { perSecond: 200, seconds: 5 };

/**
 * Measures how many requests a server answers per second and what they cost, in libraries of this many titles, next to nginx with
 * the same bytes.
 */
export async function serverBench(context: BenchContext, sizes: readonly number[]): Promise<Report[]> {
  console.log(HAS_POSTGRES ? 'On PostgreSQL.' : 'On the embedded database: this machine has no PostgreSQL.');
  const results: SizeResult[] = [];
  for (const titles of sizes) results.push(await measureSize(context, titles));
  return [...results.map(callReport), growthReport(results)];
}

async function measureSize(context: BenchContext, titles: number): Promise<SizeResult> {
  console.log(`A library of ${titles.toLocaleString('en')} titles …`);
  const postgres = HAS_POSTGRES ? await startRealPostgres() : undefined;
  try {
    const fill = (library: Parameters<typeof makeBigLibrary>[0]) => makeBigLibrary(library, titles);
    const site = await startBenchSite(context, fill, postgres && { DATABASE_URL: postgres.url });
    try {
      return await measureSite(site, titles, postgres?.url);
    } finally {
      await site.stop();
    }
  } finally {
    closeAgent();
    await postgres?.close();
  }
}

async function measureSite(site: BenchSite<BigLibrary>, titles: number, databaseUrl: string | undefined): Promise<SizeResult> {
  const { content } = site;
  // The first request creates the answer. We measure all later ones.
  for (const { name, path } of CALLS) await answered(site, name, path(content, 0));
  const restMib = residentMib(site.pid);
  const folder = await mkdtemp(path.join(tmpdir(), 'komawari-answers-'));
  const bareNode = await startBareNode(folder);
  const nginx = await startNginx(folder);
  if (!nginx) console.log('Not beside nginx, which this machine does not have: apt-get install nginx');
  try {
    const calls: CallResult[] = [];
    for (const call of CALLS) {
      console.log(`  ${call.name} …`);
      const own = await fullLoad(site, (index) => call.path(content, index), SECONDS);
      // Uses the latest answer: a page that was too late the first time has been rendered since.
      const bytes = await answered(site, call.name, call.path(content, 0));
      await writeFile(path.join(folder, fileName(call.name)), bytes);
      if (call.isShared) console.log(`    ${bytes.length.toLocaleString('en')} bytes`);
      const beside = (server: Target | undefined) =>
        server && call.isShared ? fullLoad(server, () => `/${fileName(call.name)}`, SECONDS) : undefined;
      calls.push({ call, own, bareNode: await beside(bareNode), nginx: await beside(nginx) });
    }
    const firstTitles = databaseUrl === undefined ? undefined : await firstTitlesOf(site, databaseUrl);
    const comments = CALLS.find(({ name }) => name.startsWith('Comments'));
    const commentPages = await steadyLoad(site, (index) => comments?.path(content, index) ?? '/', COMMENT_PAGES);
    const likes = await likeStorm(`${site.url}/api`, content.read.chapterId, content.read.commentIds, LIKES);
    return { titles, calls, firstTitles, commentPages, likes, restMib, loadedMib: residentMib(site.pid) };
  } finally {
    await nginx?.stop();
    await bareNode.stop();
    await rm(folder, { recursive: true });
  }
}

/** The same number in every library, spread over it, so that the results differ only by the cost of the other titles. */
async function firstTitlesOf(site: BenchSite<BigLibrary>, databaseUrl: string): Promise<LoadResult> {
  console.log('  Titles, each for the first time …');
  const { titleIds } = site.content;
  const step = Math.max(Math.floor(titleIds.length / FIRST_TITLES.titles), 1);
  const asked = titleIds.filter((_, index) => index % step === 0).slice(0, FIRST_TITLES.titles);
  const { db, close } = await openDatabase({ dataDir: '', databaseUrl });
  const makeOld = async () => {
    await bumpContentVersion(db);
    await delay(LOOK_MS);
  };
  try {
    const paths = asked.map((id) => `/api/title_detail?title_id=${id}`);
    return await firstTimes(site, paths, { rounds: FIRST_TITLES.rounds, makeOld });
  } finally {
    await close();
  }
}

async function answered(site: Target, name: string, path: string): Promise<Buffer> {
  const { status, bytes } = await ask(site.url + path);
  if (status !== 200) throw new Error(`${name} answers ${status}.`);
  return bytes;
}

function fileName(name: string): string {
  return name.replace(/\W+/g, '-');
}
