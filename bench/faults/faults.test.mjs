import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverCommand } from '../../tooling/startServer.mjs';
import { faultRun } from './faultRun';
import { CLOCK_BACK, KILL, STORE_AWAY } from './faults';

/** The short form of `npm run bench -- faults`. */
test('a site that is killed, loses its image store and has a wrong clock keeps each acknowledged write once', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'komawari-faults-'));
  try {
    const result = await faultRun({
      serverCommand,
      dataDir,
      faults: [CLOCK_BACK, KILL, STORE_AWAY],
      writers: 8,
      writesBetween: 25,
    });
    expect(result).toMatchObject({ lost: 0, duplicated: 0, wrongCounts: 0, certain: result.found });
    expect(result.found).toBeGreaterThan(50);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}, 600_000);
