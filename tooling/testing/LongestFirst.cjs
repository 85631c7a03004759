const { default: TestSequencer } = require('@jest/test-sequencer');

/**
 * What takes longest for what it does and not for how much is written in it, by the times of whole runs. Jest knows those times
 * where it has run before; in a fresh clone it goes by the size of files, and the last worker is waited for.
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

/** Begins with what takes longest. */
class LongestFirst extends TestSequencer {
  static LONG = LONG;

  sort(tests) {
    const isLong = ({ path }) => LONG.some((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

module.exports = LongestFirst;
