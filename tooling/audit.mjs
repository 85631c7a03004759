/**
 * `npm run audit`: whether packages of the lock file have faults that are known to the registry. It is a step for whoever
 * maintains or runs the site, and no part of `npm test`: what it says changes without any change here.
 * It ends with 0 when none is known, 1 when some are, and 2 when it could not run, since nobody knows then.
 */
import { auditText, readAudit } from './audit/readAudit.mjs';
import { run } from './checks/run.mjs';

/** A registry that does not answer is asked again for minutes otherwise. */
const PATIENCE = ['--fetch-timeout=20000', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

const { output } = await run('npm', ['audit', '--json', '--package-lock-only', ...PATIENCE, ...process.argv.slice(2)]);
const audit = readAudit(output);
console.log(auditText(audit));
process.exitCode = audit.exitCode;
