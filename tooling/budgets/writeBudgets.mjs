/** `npm run budgets`: writes the current sizes as the budget that `npm test` checks every change against, and prints it. */
import { writeFileSync } from 'node:fs';
import { build } from '../build.mjs';
import { BUILT_FOLDERS } from '../remotes.mjs';
import { budgetsFor } from './budgetErrors.mjs';
import { BUDGETS_FILE } from './budgetsFile.mjs';
import { measureScripts, readBuilds, totalOf } from './firstScreens.mjs';

await build(BUILT_FOLDERS);
const measured = measureScripts(readBuilds());
writeFileSync(BUDGETS_FILE, `${JSON.stringify(budgetsFor(measured), null, 2)}\n`);

console.log('Script before the first press, KiB in brotli:');
for (const [path, sizes] of measured.routes) console.log(`  ${(totalOf(sizes) / 1024).toFixed(1).padStart(6)}  ${path}`);
