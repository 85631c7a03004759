/**
 * Tests of the whole repository. `npx jest <path>` runs a part of them.
 * Code that a browser runs is tested in jsdom, with `fetch` answered by the real server (tooling/testing).
 */
const NODE_PACKAGES = ['server', 'shared-domain', 'shared-proto', 'sample-pack', 'tooling', 'bench'];
const BROWSER_PACKAGES = ['shell', 'shared-state', 'shared-ui', 'mf-catalog', 'mf-viewer', 'mf-comments', 'mf-engagement'];

/** Published as ES modules alone, which jest cannot run as they are; the embedded database besides, for its `import('fs')`. */
const ESM_ONLY = ['react-intl', '@formatjs', 'intl-messageformat', 'swiper', '@hono/node-server', '@electric-sql'];

const FAIL_ON_CONSOLE = '<rootDir>/tooling/testing/failOnConsole.ts';

const shared = {
  rootDir: import.meta.dirname,
  testMatch: [],
  setupFiles: ['<rootDir>/tooling/testing/setupProperties.ts'],
  setupFilesAfterEnv: [FAIL_ON_CONSOLE],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/\\.(data|cache)/'],
  transform: {
    '\\.(tsx?|[mc]?js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
};

function testsOf(folder) {
  return [`<rootDir>/${folder}/**/*.test.{ts,tsx,mjs}`];
}

/** The server's tests are lent databases that live longer than a test file. */
const ENVIRONMENTS = { server: '<rootDir>/server/src/testing/databaseEnvironment.ts' };

function nodeProject(folder) {
  return { ...shared, displayName: folder, testMatch: testsOf(folder), testEnvironment: ENVIRONMENTS[folder] ?? 'node' };
}

function browserProject(folder) {
  return {
    ...shared,
    displayName: folder,
    testMatch: testsOf(folder),
    testEnvironment: '<rootDir>/tooling/testing/jestEnvironment.ts',
    // Without the `browser` condition packages give their CommonJS build.
    testEnvironmentOptions: { customExportConditions: ['require', 'default'], url: 'http://localhost/' },
    setupFilesAfterEnv: [FAIL_ON_CONSOLE, '<rootDir>/tooling/testing/setupBrowser.ts'],
    globalSetup: '<rootDir>/tooling/testing/startServer.mjs',
    globalTeardown: '<rootDir>/tooling/testing/stopServer.mjs',
    moduleNameMapper: {
      '\\.module\\.css$': '<rootDir>/tooling/testing/cssModule.cjs',
      '\\.(css|svg|png|webp|woff2)$': '<rootDir>/tooling/testing/assetFile.cjs',
      '^swiper/css': '<rootDir>/tooling/testing/assetFile.cjs',
    },
  };
}

export default {
  // A bound for what hangs, far above what anything takes: a busy machine is no fault.
  testTimeout: 60_000,
  projects: [...NODE_PACKAGES.map(nodeProject), ...BROWSER_PACKAGES.map(browserProject)],
};
