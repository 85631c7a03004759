import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk {
  folder: string;
  remove: () => Promise<void>;
}

/** A folder on its own small disk in memory; undefined if this user may not mount one. */
export async function smallDisk(mebibytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), 'komawari-disk-'));
  const isMounted = runs('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  const remove = async () => {
    if (isMounted) runs('umount', [folder]);
    await rm(folder, { recursive: true });
  };
  if (isMounted) return { folder, remove };
  await remove();
  return undefined;
}

function runs(program: string, args: string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
