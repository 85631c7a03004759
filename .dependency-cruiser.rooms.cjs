/** Rooms lie on floors: no circle of folders, types included. Tests and their helpers may look at every floor. `npm test -- boundaries` */
const { options } = require('./.dependency-cruiser.cjs');

const OUR_CODE = { pathNot: 'node_modules' };

module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-rooms',
      comment: 'What two rooms need of each other lies below both (docs/architecture.md).',
      severity: 'error',
      scope: 'folder',
      from: OUR_CODE,
      to: { circular: true },
    },
    {
      name: 'no-circles-of-types',
      comment: 'A type that two modules need of each other belongs to a third.',
      severity: 'error',
      from: OUR_CODE,
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: [options.exclude.path, '\\.(test|spec)\\.[a-z]+$', '/testing/'] } },
};
