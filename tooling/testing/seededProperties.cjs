/**
 * Replaces fast-check in tests. Property tests use the same examples in each run, so that their result depends on the change and
 * not on chance. Loading it takes a fifth of a second, so only tests that require it load it.
 * To search further than one run does: `PROPERTY_SEED=$RANDOM PROPERTY_RUNS=5000 npx jest <path>`. Add what that finds as an
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
