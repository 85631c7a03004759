import { parseUpkeep } from './UpkeepCommand';

test.each([
  ['backup', ['b'], { verb: 'backup', folder: '/here/b' }],
  ['restore', ['b', '--replace'], { verb: 'restore', folder: '/here/b', mayReplace: true }],
  ['move', ['postgres://a@b/c'], { verb: 'move', to: 'postgres://a@b/c', mayReplace: false }],
  ['move', ['data'], { verb: 'move', to: '/here/data', mayReplace: false }],
  ['renditions', [], { verb: 'renditions' }],
  ['sweep', ['--dry-run'], { verb: 'sweep', isDryRun: true }],
] as const)('parses %s %j', (verb, argv, command) => {
  expect(parseUpkeep(verb, argv, '/here')).toEqual(command);
});

test.each([
  ['backup', []],
  ['backup', ['a', 'b']],
  ['backup', ['a', '--replace']],
  ['restore', ['a', '--dry-run']],
  ['sweep', ['a']],
  ['sweep', ['--replace']],
  ['renditions', ['a']],
  ['renditions', ['--dry-run']],
  ['renditions', ['--replace']],
  ['move', ['a', '--now']],
  ['move', ['postgre://mara:secret@host/site']],
  ['move', ['postgres:/host/site']],
] as const)('rejects %s %j with the usage', (verb, argv) => {
  expect(() => parseUpkeep(verb, argv, '/here')).toThrow(`Usage: ${verb}`);
});

test('rejects a mistyped database address without repeating its password', () => {
  const understand = () => parseUpkeep('move', ['postgre://mara:secret@host/site'], '/here');
  expect(understand).toThrow('The address of a PostgreSQL begins with postgres://');
  expect(understand).not.toThrow('secret');
});
