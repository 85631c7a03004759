import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders, ROOT } from './workspace.mjs';

/** The folders of this repository's own remotes: whatever has the face of one. Others live elsewhere, and nothing here names them. */
export const REMOTE_FOLDERS = packageFolders()
  .filter((folder) => existsSync(join(ROOT, folder, 'src/remote.ts')))
  .sort();

/** Everything that is built into files for a browser, and published. */
export const BUILT_FOLDERS = ['shell', ...REMOTE_FOLDERS];

/** What serves them. */
export const SERVER_FOLDER = 'server';

/** All that `npm run build` builds. */
export const ALL_BUILT_FOLDERS = [...BUILT_FOLDERS, SERVER_FOLDER];
