import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { remoteTests } from '../jest.mjs';
import { installedPackage, TOOLING } from '../packages.mjs';
import { CliError } from './CliError.mjs';

/** `komawari test`: types first, since the compiler explains best what does not compile. */
export async function run(dir, args, say) {
  await runTool('typescript-7', 'bin/tsc', ['-p', dir], dir);
  say('types: passed');
  await runTool('jest', 'bin/jest.js', ['--config', JSON.stringify(remoteTests(dir)), ...args], dir);
}

/** Runs an installed tool, which prints directly. */
function runTool(name, script, args, cwd) {
  const child = spawn(process.execPath, [join(installedPackage(name, TOOLING), script), ...args], { cwd, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new CliError(`${script.replace(/^bin\//, '')} found problems.`)),
    );
  });
}
