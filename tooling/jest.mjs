/**
 * The Jest configuration for this repository and for remotes in their own folders. Browser code runs in jsdom, everything else in
 * Node.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { shortNameOf, TOOLING } from './packages.mjs';

/**
 * Packages that jest cannot run as they are: those published only as ES modules, ours in TypeScript, and the database and the
 * trace exporter because of their `import('fs')`.
 */
const NOT_COMMONJS = [
  '@komawari',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'swiper',
  '@hono/node-server',
  '@electric-sql',
  '@opentelemetry/otlp-exporter-base',
];

const { resolve } = createRequire(import.meta.url);

const FAIL_ON_CONSOLE = join(TOOLING, 'testing/failOnConsole.ts');

const shared = {
  // Looking up a global takes long in a context that is not Node's own, and code uses these all the time.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'Number', 'Error'],
  runtime: join(TOOLING, 'testing/jestRuntime.cjs'),
  setupFilesAfterEnv: [FAIL_ON_CONSOLE],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  transform: {
    '\\.(tsx?|[mc]?js)$': [
      resolve('@swc/jest'),
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
  transformIgnorePatterns: [`/node_modules/(?!(${NOT_COMMONJS.join('|')})/)`],
};

/** Tests of code that runs in Node. */
export function nodeTests(displayName, place, testEnvironment = 'node') {
  return { ...shared, ...place, displayName, testEnvironment };
}

/** Tests of code that a browser runs: in jsdom, with `fetch` answered by the real server. */
export function browserTests(displayName, place) {
  return {
    ...shared,
    ...place,
    displayName,
    testEnvironment: join(TOOLING, 'testing/jestEnvironment.ts'),
    // Without the `browser` condition packages give their CommonJS build.
    testEnvironmentOptions: { customExportConditions: ['require', 'default'], url: 'http://localhost/' },
    setupFilesAfterEnv: [FAIL_ON_CONSOLE, join(TOOLING, 'testing/setupBrowser.ts')],
    globalSetup: join(TOOLING, 'testing/startServer.mjs'),
    globalTeardown: join(TOOLING, 'testing/stopServer.mjs'),
    moduleNameMapper: {
      '\\.module\\.css$': join(TOOLING, 'testing/cssModule.cjs'),
      '\\.(css|svg|png|webp|woff2)$': join(TOOLING, 'testing/assetFile.cjs'),
      '^swiper/css': join(TOOLING, 'testing/assetFile.cjs'),
    },
  };
}

/** The whole configuration of a remote in its own folder. */
export function remoteTests(dir) {
  const place = {
    rootDir: dir,
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx,mjs}'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/\\.cache/'],
  };
  return { testTimeout: 60_000, projects: [browserTests(shortNameOf(dir), place)] };
}
