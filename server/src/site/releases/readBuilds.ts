import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRelease, ShellRelease } from '@komawari/shared-state/contract';
import { readRemoteDocument, readShellDocument } from './releaseDocument';

/** The name that the shell goes by among the releases. */
export const SHELL = 'shell';

/** The newest build of one package. */
export interface Build {
  folder: string;
  version: string;
  /** Reads `release.json`; throws ReleaseRefusedError when it cannot be used. */
  read: () => Promise<{ name: string; release: ShellRelease | RemoteRelease }>;
}

/** What each package's build named as its newest. A package that was never built, or whose build is gone, is left out. */
export async function readBuilds(repository: string): Promise<Build[]> {
  const folders = (await readdir(repository)).filter(isBuiltFolder);
  const builds = await Promise.all(folders.map((folder) => readBuild(repository, folder)));
  return builds.filter((build) => build !== undefined);
}

/** A remote's folder is called `mf-…`; that is all that the server knows of them. */
export function isBuiltFolder(folder: string): boolean {
  return folder === SHELL || /^mf-[a-z0-9-]+$/.test(folder);
}

async function readBuild(repository: string, folder: string): Promise<Build | undefined> {
  const dist = path.join(repository, folder, 'dist');
  // The package's own build writes it; the version is looked at all the same.
  const current = (await readJson(path.join(dist, 'current.json'))) as { version?: unknown } | undefined;
  const version = current?.version;
  if (typeof version !== 'string' || !/^[\w][\w.+-]*$/.test(version)) return undefined;
  const document = () => readJson(path.join(dist, version, 'release.json'));
  if (folder === SHELL) {
    const read = async () => ({ name: SHELL, release: readShellDocument(await document(), `/shell/${version}/`) });
    return { folder, version, read };
  }
  const baseUrl = `/remotes/${folder}/${version}/`;
  const read = async () => {
    const release = readRemoteDocument(await document(), baseUrl);
    return { name: release.name, release };
  };
  return { folder, version, read };
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
