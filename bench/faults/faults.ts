import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RealPostgres } from '@komawari/server/src/testing/realPostgres';
import { startFlood } from './flood';
import type { ServerProcess } from './ServerProcess';

/** What a fault can damage. */
export interface Ground {
  server: ServerProcess;
  dataDir: string;
  postgres?: RealPostgres | undefined;
}

/** A way to fail. The fault lasts as long as `hurt` runs. After `repair`, the site must recover by itself. */
export interface Fault {
  name: string;
  hurt: (ground: Ground) => Promise<unknown>;
  repair: (ground: Ground) => Promise<unknown> | void;
  /** How to tell that the site is back: a write is acknowledged, or a picture loads. */
  sign: 'write' | 'picture';
}

const DAY_MS = 86_400_000;
const STILL_MS = 1_000;

/** Longer than a call waits for a database. */
const HANGING_MS = 6_000;

const FULL_MS = 1_500;

export const KILL: Fault = {
  name: 'killed',
  hurt: ({ server }) => server.kill(),
  repair: ({ server }) => server.start(),
  sign: 'write',
};

export const STOP: Fault = {
  name: 'stopped 1 s',
  hurt: async ({ server }) => {
    server.freeze();
    await delay(STILL_MS);
  },
  repair: ({ server }) => server.thaw(),
  sign: 'write',
};

export const STORE_AWAY: Fault = {
  name: 'store gone 1 s',
  hurt: async ({ dataDir }) => {
    await rename(path.join(dataDir, 'objects'), path.join(dataDir, 'objects.away'));
    await delay(STILL_MS);
  },
  repair: async ({ dataDir }) => {
    // A request for a picture may have created the folder again.
    await rm(path.join(dataDir, 'objects'), { recursive: true, force: true });
    await rename(path.join(dataDir, 'objects.away'), path.join(dataDir, 'objects'));
  },
  sign: 'picture',
};

export const CLOCK_FORWARD: Fault = clock('a day ahead 1 s', DAY_MS);
export const CLOCK_BACK: Fault = clock('a day behind 1 s', -DAY_MS);

function clock(name: string, skewMs: number): Fault {
  return {
    name,
    hurt: async ({ server }) => {
      server.skewClock(skewMs);
      await delay(STILL_MS);
    },
    repair: ({ server }) => server.skewClock(0),
    sign: 'write',
  };
}

export const FLOOD: Fault = {
  name: 'flooded 2 s',
  hurt: async ({ server }) => {
    const end = startFlood(server.url);
    await delay(2 * STILL_MS);
    end();
  },
  repair: () => undefined,
  sign: 'write',
};

export const DATABASE_KILLED: Fault = {
  name: 'database killed',
  hurt: async ({ postgres }) => {
    await postgres?.kill();
    await delay(STILL_MS);
  },
  repair: ({ postgres }) => postgres?.start(),
  sign: 'write',
};

export const DATABASE_HANGS: Fault = {
  name: 'database hangs 6 s',
  hurt: async ({ postgres }) => {
    postgres?.freeze();
    await delay(HANGING_MS);
  },
  repair: ({ postgres }) => postgres?.thaw(),
  sign: 'write',
};

/** For a data folder on its own small disk. */
export const DISK_FULL: Fault = {
  name: 'disk full 1.5 s',
  hurt: async ({ dataDir }) => {
    const ballast = path.join(dataDir, 'ballast');
    for (const bytes of [1_048_576, 4_096, 1]) {
      const chunk = Buffer.alloc(bytes);
      while (await hasRoom(ballast, chunk));
    }
    await delay(FULL_MS);
  },
  repair: ({ dataDir }) => rm(path.join(dataDir, 'ballast')),
  sign: 'write',
};

async function hasRoom(file: string, chunk: Buffer): Promise<boolean> {
  try {
    await writeFile(file, chunk, { flag: 'a' });
    return true;
  } catch {
    return false;
  }
}
