/** `npm install` runs this: git takes its hooks from this folder. Where there is no git, there is nothing to do. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../workspace.mjs';

if (existsSync(join(ROOT, '.git'))) {
  spawnSync('git', ['config', 'core.hooksPath', 'tooling/hooks'], { cwd: ROOT, stdio: 'ignore' });
}
