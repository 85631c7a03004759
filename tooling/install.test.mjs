import { installProblem, nodeProblem } from './install.mjs';

test.each(['20.19.0', '20.20.2', '22.1.0', '26.0.0'])('Node %s is new enough', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test.each(['16.20.0', '18.20.8', '20.18.3'])('Node %s is reported as too old, with what to do', (version) => {
  expect(nodeProblem(version)).toMatch(new RegExp(`20\\.19 or newer is needed, and this is ${version}.*nodejs\\.org`));
});

test.each([
  ['npm is not installed', 'ENOENT', 'spawn npm ENOENT', /npm is not there/],
  ['there is no network', 1, 'npm error code ENOTFOUND\nnpm error network request to https://registry failed', /no network/],
  ['a download is broken', 1, 'npm error code EINTEGRITY\nnpm error sha512-… integrity checksum failed', /npm cache clean/],
  ['the disk is full', 1, 'npm error code ENOSPC\nnpm error nospc no space left on device', /disk is full/],
  ['the folder belongs to somebody else', 1, 'npm error code EACCES\nnpm error syscall mkdir', /may not write/],
  ['the lockfile is stale', 1, 'npm error code EUSAGE\nnpm error `npm ci` can only install …', /do not fit together/],
])('when %s, the message says so and includes the output of npm', (_, code, output, expected) => {
  const problem = installProblem(code, output);
  expect(problem).toMatch(expected);
  expect(problem).toContain(output.split('\n')[0]);
});
