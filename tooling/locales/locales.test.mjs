import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FOLDERS } from '../remotes.mjs';
import { ROOT } from '../workspace.mjs';
import { testWords } from './testWords.mjs';

const FOLDERS = BUILT_FOLDERS.filter((folder) => existsSync(join(ROOT, folder, 'src/locales')));

describe.each(FOLDERS)('the messages of %s', (folder) => testWords(join(ROOT, folder)));
