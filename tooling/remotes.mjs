import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, ROOT } from './workspace.mjs';

/**
 * The folders of this repository's own remotes: every package with the files of one. Remotes elsewhere are not listed anywhere
 * here.
 */
export const REMOTE_FOLDERS = packageFolders()
  .filter((folder) => existsSync(join(ROOT, folder, 'src/remote.ts')))
  .sort();

/** Everything that is built into browser files and published. */
export const BUILT_FOLDERS = ['shell', ...REMOTE_FOLDERS];

/** The package that serves them. */
export const SERVER_FOLDER = 'server';

/** Everything that `npm run build` builds. */
export const ALL_BUILT_FOLDERS = [...BUILT_FOLDERS, SERVER_FOLDER];
