import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HAS_POSTGRES, startRealPostgres } from '@komawari/server/src/testing/realPostgres';
import type { BenchContext } from '../BenchContext';
import type { Report } from '../report/report';
import { faultPlan } from './faultPlan';
import { effectReport, verdictReport } from './faultReports';
import { type FaultRunOptions, type FaultRunResult, faultRun } from './faultRun';
import {
  CLOCK_BACK,
  CLOCK_FORWARD,
  DATABASE_HANGS,
  DATABASE_KILLED,
  DISK_FULL,
  type Fault,
  FLOOD,
  STOP,
  STORE_AWAY,
} from './faults';
import { smallDisk } from './smallDisk';

const WRITERS = 16;
const DISK_MIB = 256;
const OTHERS = [STOP, STORE_AWAY, CLOCK_FORWARD, CLOCK_BACK, FLOOD];

/**
 * Damages sites in every way while writers write, with this many kills and acknowledged writes, and reports what was lost.
 * With a third number it ends after that many minutes, with as much as was done until then.
 */
export async function faultsBench(
  { serverCommand }: BenchContext,
  [kills = 20, writes = 4000, minutes = Number.POSITIVE_INFINITY]: readonly number[],
): Promise<Report[]> {
  const share = HAS_POSTGRES ? 0.5 : 1;
  const killed = Math.ceil(kills * share);
  const plan = faultPlan(killed, OTHERS);
  const writesBetween = Math.ceil((writes * share) / (plan.length + 1));
  const results = new Map<string, FaultRunResult>();
  async function measure(name: string, faults: readonly Fault[], where: Pick<FaultRunOptions, 'dataDir' | 'postgres'>) {
    console.log(`${name}: ${faults.length} faults …`);
    const bounds = { writesBetween, minutes: minutes * share };
    results.set(name, await faultRun({ ...where, ...bounds, serverCommand, faults, writers: WRITERS, say: console.log }));
  }
  await inFolder((dataDir) => measure('embedded', plan, { dataDir }));
  if (HAS_POSTGRES) {
    const faults = faultPlan(killed, [...OTHERS, DATABASE_KILLED, DATABASE_HANGS]);
    const postgres = await startRealPostgres();
    try {
      await inFolder((dataDir) => measure('PostgreSQL', faults, { dataDir, postgres }));
    } finally {
      await postgres.close();
    }
  } else console.log('The database was not cut: this machine has no PostgreSQL (apt-get install postgresql).');
  const disk = await smallDisk(DISK_MIB);
  if (disk) {
    try {
      await measure('small disk', [DISK_FULL, DISK_FULL], { dataDir: disk.folder });
    } finally {
      await disk.remove();
    }
  } else console.log('No disk was filled: this user may not mount a small one.');
  return [verdictReport(results), ...[...results].map(([name, { effects }]) => effectReport(name, effects))];
}

async function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'komawari-faults-'));
  try {
    await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
