import { auditText, readAudit } from './readAudit.mjs';

const METADATA = { dependencies: { total: 700 } };
const FAULTS = {
  mild: { name: 'mild', severity: 'low', range: '<2', via: ['bad'], fixAvailable: false },
  bad: {
    name: 'bad',
    severity: 'critical',
    range: '<1.2.3',
    via: [{ title: 'Runs what it is sent', url: 'https://example.test/1' }],
    fixAvailable: true,
  },
};

function audited(said, before = '') {
  return readAudit(before + (typeof said === 'string' ? said : JSON.stringify(said, undefined, 2)));
}

test('known vulnerabilities are listed, the worst first, and the exit code is 1', () => {
  const audit = audited({ vulnerabilities: FAULTS, metadata: METADATA }, 'npm warn something\n');
  expect(audit.exitCode).toBe(1);
  expect(auditText(audit)).toBe(`Vulnerabilities are known in 2 of 700 packages:
critical bad <1.2.3
         Runs what it is sent (https://example.test/1)
low      mild <2, no fix yet
Mend with:  npm audit fix`);
});

test('without vulnerabilities, the number of audited packages is reported', () => {
  const audit = audited({ vulnerabilities: {}, metadata: METADATA });
  expect([audit.exitCode, auditText(audit)]).toEqual([0, 'No vulnerability is known in the 700 packages of the lock file.']);
});

test.each([
  [
    'an error',
    { message: 'request to https://registry.test failed', error: { summary: '', detail: '' } },
    'request to https://registry.test failed',
  ],
  ['a report about no package', { vulnerabilities: {}, metadata: { dependencies: { total: 0 } } }, ''],
  ['a report without a package count', { vulnerabilities: {} }, ''],
  ['plain text', 'npm error code ENOAUDIT\nmore', 'npm error code ENOAUDIT'],
  ['broken JSON', '{ "vulnerabilities": {', ''],
  ['empty output', '', 'npm said nothing.'],
])('%s is reported as an audit that could not run', (_what, said, reason) => {
  const audit = audited(said);
  expect(audit.exitCode).toBe(2);
  expect(auditText(audit)).toContain(`The audit could not run, so nothing is known: ${reason}`);
});
