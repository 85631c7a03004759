/**
 * Tests of the whole repository. `npx jest <path>` runs a part of them.
 * Code that a browser runs is tested in jsdom, with `fetch` answered by the real server (tooling/testing).
 */
import { browserTests, nodeTests } from './tooling/jest.mjs';

const NODE_PACKAGES = ['server', 'shared-domain', 'shared-proto', 'sample-pack', 'tooling', 'bench'];
const BROWSER_PACKAGES = ['shell', 'shared-state', 'shared-ui', 'mf-catalog', 'mf-viewer', 'mf-comments', 'mf-engagement'];

/** The server's tests are lent databases that live longer than a test file. */
const ENVIRONMENTS = { server: '<rootDir>/server/src/testing/databaseEnvironment.ts' };

function placeOf(folder) {
  return {
    rootDir: import.meta.dirname,
    testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`],
    // A tool at the root finds what the package alone has, as drizzle-kit the server's drizzle-orm.
    modulePaths: [`<rootDir>/${folder}/node_modules`],
    // What a new remote begins with is tested in the remote that is made of it (tooling/create-remote).
    testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tooling/create-remote/template/'],
    modulePathIgnorePatterns: [
      '<rootDir>/[^/]+/dist/',
      '<rootDir>/\\.(data|cache)/',
      '<rootDir>/tooling/create-remote/template/',
    ],
  };
}

export default {
  // A bound for what hangs, far above what anything takes: a busy machine is no fault.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/tooling/testing/LongestFirst.cjs',
  projects: [
    ...NODE_PACKAGES.map((folder) => nodeTests(folder, placeOf(folder), ENVIRONMENTS[folder])),
    ...BROWSER_PACKAGES.map((folder) => browserTests(folder, placeOf(folder))),
  ],
};
