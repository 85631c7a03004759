/**
 * `npm run audit`: reports packages of the lock file with vulnerabilities that the registry knows. It is for people who maintain
 * or run the site. It is not part of `npm test`, because its result can change without any change here.
 * The exit code is 0 when there are none, 1 when there are some, and 2 when the audit could not run, so that nobody knows.
 */
import { auditText, readAudit } from './audit/readAudit.mjs';
import { run } from './checks/run.mjs';

/** Without these options, npm retries for minutes when the registry does not answer. */
const PATIENCE = ['--fetch-timeout=20000', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

const { output } = await run('npm', ['audit', '--json', '--package-lock-only', ...PATIENCE, ...process.argv.slice(2)]);
const audit = readAudit(output);
console.log(auditText(audit));
process.exitCode = audit.exitCode;
