import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '@komawari/server/src/database/openDatabase';
import type { BenchContext } from '../BenchContext';
import { call, closeAgent, fetchBytes, readerSession } from '../site/call';
import type { Fault, Ground } from './faults';
import { type FilledSite, fillSite } from './fillSite';
import { foundRows } from './foundRows';
import { Ledger, type Verdict } from './Ledger';
import { ServerProcess } from './ServerProcess';
import { startWriters } from './writers';

/** The limit for a site that does not come back. */
const DEADLINE_MS = 180_000;

/** The timeout for one attempt to see whether the site is back. */
const SIGN_MS = 2_000;

const LOOK_MS = 10;

/** A recovery that takes this long is printed separately. */
const SLOW_MS = 10_000;

/** How often a reader reads during everything else. */
const READ_MS = 50;

export interface FaultRunOptions {
  serverCommand: BenchContext['serverCommand'];
  dataDir: string;
  postgres?: Ground['postgres'];
  /** They happen one after the other. */
  faults: readonly Fault[];
  writers: number;
  /** The number of acknowledged writes before the first fault, and between faults. */
  writesBetween: number;
  /** After this time, the current fault is the last one. */
  minutes?: number | undefined;
  say?: ((line: string) => void) | undefined;
}

/** What one fault did. */
export interface FaultEffect {
  name: string;
  /** Writes that failed between its start and the time when the site was back. */
  failedWrites: number;
  failedReads: number;
  /** From the repair to the first sign that the site is back. */
  backMs: number;
  /** The part of `backMs` until the repair itself was done: a killed server listens again. */
  repairMs: number;
  /** Processor time that the server had used since its start when it was back. If this is short, it waited for a busy machine. */
  workedMs: number;
  /** Whether the server ended by itself and had to be restarted. */
  hasEnded: boolean;
}

export interface FaultRunResult extends Verdict {
  effects: FaultEffect[];
}

/**
 * Damages a site in given ways while writers write, and compares what they were told with what the database contains at the end.
 */
export async function faultRun(options: FaultRunOptions): Promise<FaultRunResult> {
  const { serverCommand, dataDir, postgres, faults, writers, writesBetween } = options;
  const { minutes = Number.POSITIVE_INFINITY, say = () => undefined } = options;
  const databaseUrl = postgres?.url;
  const content = await fillSite(dataDir, databaseUrl);
  const server = new ServerProcess(serverCommand, { dataDir, databaseUrl });
  const ground: Ground = { server, dataDir, postgres };
  const ledger = new Ledger();
  const effects: FaultEffect[] = [];
  await server.start();
  const endWriters = startWriters(writers, () => server.url, content, ledger);
  const reads = startReading(() => server.url);
  const end = performance.now() + minutes * 60_000;
  try {
    for (const [index, fault] of faults.entries()) {
      if (performance.now() > end) break;
      await untilWritten(ledger, ledger.acknowledged + writesBetween);
      const before = { writes: ledger.failed, reads: reads.failed() };
      await fault.hurt(ground);
      const from = performance.now();
      await fault.repair(ground);
      const repairMs = performance.now() - from;
      const hasEnded = await untilBack(server, fault, content, ledger);
      effects.push({
        name: fault.name,
        failedWrites: ledger.failed - before.writes,
        failedReads: reads.failed() - before.reads,
        backMs: performance.now() - from,
        repairMs,
        workedMs: server.processorMs,
        hasEnded,
      });
      tellIfSlow(effects.at(-1), say);
      if (index % 10 === 9) say(`${index + 1} of ${faults.length} faults, ${ledger.acknowledged} writes acknowledged …`);
    }
    await untilWritten(ledger, ledger.acknowledged + writesBetween);
  } finally {
    await Promise.all([endWriters(), reads.end()]);
    await server.kill();
    closeAgent();
  }
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  try {
    return { ...ledger.compare(await foundRows(db)), effects };
  } finally {
    await close();
  }
}

function tellIfSlow(effect: FaultEffect | undefined, say: (line: string) => void): void {
  if (!effect || effect.backMs < SLOW_MS) return;
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  const [back, repair, worked] = [effect.backMs, effect.repairMs, effect.workedMs].map(seconds);
  const [load = 0] = loadavg();
  say(
    `${effect.name}: back after ${back} s, ${repair} of it until repaired; the server worked ${worked} s; load ${load.toFixed(1)}`,
  );
}

/** A reader who repeats one call and counts failures. */
function startReading(url: () => string) {
  let isEnding = false;
  let failed = 0;
  const running = (async () => {
    while (!isEnding) {
      await call('GET', `${url()}/api/title_list/allV2`, readerSession(1), { timeoutMs: SIGN_MS }).catch(() => (failed += 1));
      await delay(READ_MS);
    }
  })();
  const end = () => {
    isEnding = true;
    return running;
  };
  return { failed: () => failed, end };
}

async function untilWritten(ledger: Ledger, count: number): Promise<void> {
  await until(() => ledger.acknowledged >= count, 'Writers are not answered any more.');
}

/**
 * Waits until the site is back. Restarts a server that ended, as its operator would.
 * @returns whether it had ended
 */
async function untilBack(
  server: ServerProcess,
  { name, sign }: Fault,
  { picture }: FilledSite,
  ledger: Ledger,
): Promise<boolean> {
  const { acknowledged } = ledger;
  let hasEnded = false;
  const isBack = async () => {
    if (!server.isRunning) {
      hasEnded = true;
      await server.start();
    }
    // Any writer's write counts: a separate writer would wait in a queue behind all the others.
    if (sign === 'write') return ledger.acknowledged > acknowledged;
    return (await fetchBytes('GET', server.url + picture, { timeoutMs: SIGN_MS })).status === 200;
  };
  await until(() => isBack().catch(() => false), `The site did not come back after this: ${name}.`);
  return hasEnded;
}

async function until(isSo: () => boolean | Promise<boolean>, problem: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(problem);
    await delay(LOOK_MS);
  }
}
