import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A migrated database as a file. Databases start from it in a third of the time. */
export interface MemoryTemplate {
  read: () => Blob | undefined;
  /** Extracts its files into a folder, if there are any. Such an embedded database opens in a tenth of the time of a new one. */
  extract: (folder: string) => void;
  /** Writes the file completely or not at all, because several tests may create it at the same time. */
  keep: (dump: Blob) => Promise<void>;
}

/** Its name depends on the migrations, so that a new migration creates a new file. */
export function memoryTemplate(cacheFolder: string, migrationsFolder: string): MemoryTemplate {
  const file = path.join(cacheFolder, `${stateOf(migrationsFolder)}.tar`);
  return {
    read() {
      try {
        return new Blob([new Uint8Array(readFileSync(file))]);
      } catch {
        return undefined;
      }
    },
    extract(folder) {
      if (!existsSync(file)) return;
      mkdirSync(folder, { recursive: true });
      // Its names start with a slash, and tar prints a message when it removes that.
      execFileSync('tar', ['-xf', file, '-C', folder], { stdio: 'ignore' });
    },
    async keep(dump) {
      mkdirSync(cacheFolder, { recursive: true });
      const older = readdirSync(cacheFolder).filter((name) => name.endsWith('.tar') && name !== path.basename(file));
      for (const name of older) rmSync(path.join(cacheFolder, name), { force: true });
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
      renameSync(draft, file);
    },
  };
}

function stateOf(migrationsFolder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    if (name.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsFolder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
