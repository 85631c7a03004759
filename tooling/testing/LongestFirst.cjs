const { default: TestSequencer } = require('@jest/test-sequencer');

/**
 * Tests that take long because of what they do, not because of their size, by the times of whole runs. Jest knows those times
 * only where it has run before. In a fresh clone it goes by file size, and everything then waits for the last worker.
 */
const LONG = [
  'tooling/create-remote/createRemote.test.mjs',
  'server/src/library/realComics.test.ts',
  'bench/panels/panels.test.ts',
  'server/src/library/packs/apply/applyPack.test.ts',
  'server/src/database/realDatabase.test.ts',
  'server/src/library/cli.test.ts',
  'bench/faults/faults.test.mjs',
  'server/src/database/openDatabase.test.ts',
];

/** Starts with the tests that take longest. */
class LongestFirst extends TestSequencer {
  static LONG = LONG;

  sort(tests) {
    const isLong = ({ path }) => LONG.some((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

module.exports = LongestFirst;
