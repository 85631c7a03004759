/** Rooms lie on floors: no circle of folders, types included. Tests and their helpers may look at every floor. `npm test -- boundaries` */
const { options } = require('./.dependency-cruiser.cjs');

/** Packages that are still being put in order; a package that is not named here is. */
const WITH_CIRCLES_OF_ROOMS = ['sample-pack'];
const WITH_CIRCLES_OF_TYPES = ['sample-pack'];

const allBut = (packages) => ({ pathNot: ['node_modules', ...(packages.length > 0 ? [`^(${packages.join('|')})/`] : [])] });

module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-rooms',
      comment: 'What two rooms need of each other lies below both (docs/architecture.md).',
      severity: 'error',
      scope: 'folder',
      from: allBut(WITH_CIRCLES_OF_ROOMS),
      to: { circular: true },
    },
    {
      name: 'no-circles-of-types',
      comment: 'A type that two modules need of each other belongs to a third.',
      severity: 'error',
      from: allBut(WITH_CIRCLES_OF_TYPES),
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, '\\.(test|spec)\\.[a-z]+$', '/testing/'] } },
};
