/** `npm install` runs this. It makes git use the hooks in this folder. Without git, it does nothing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';

if (existsSync(join(ROOT, '.git'))) {
  spawnSync('git', ['config', 'core.hooksPath', 'tooling/hooks'], { cwd: ROOT, stdio: 'ignore' });
}
