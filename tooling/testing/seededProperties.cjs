/**
 * Stands for fast-check in tests: property tests walk the same examples in each run, so that a change is judged by what it
 * changes and not by luck. As it takes a fifth of a second to load, only who asks for it has it.
 * To look further than one run does: `PROPERTY_SEED=$RANDOM PROPERTY_RUNS=5000 npx jest <path>`. What that finds becomes an
 * example of its own beside the property.
 */
const fastCheck = require('fast-check');

const DEFAULT_SEED = 20_261_120;

const { PROPERTY_SEED, PROPERTY_RUNS } = process.env;

fastCheck.configureGlobal({
  seed: PROPERTY_SEED ? Number(PROPERTY_SEED) : DEFAULT_SEED,
  ...(PROPERTY_RUNS ? { numRuns: Number(PROPERTY_RUNS) } : {}),
});

module.exports = fastCheck;
