import { betterName } from './fieldWords.mjs';
import { reportsOf } from './reportsOf.mjs';

test.each([
  ['LoadFault', 'error'],
  ['load-fault', 'error'],
  ['FAULT_KINDS', 'error'],
  ['edgeColour.ts', 'color'],
  ['toggleFavourite', 'favorite'],
  ['addBookmark', 'favorite'],
  ['localisation', 'localization'],
  ['BenchSurroundings', 'context'],
  ['LONGEST_WAIT_MS', 'MAX_WAIT_MS'],
  ['LEAST_MS', 'MIN_MS'],
  ['whicheverFirst', 'anySignal'],
])('the name %s is refused, and %s is proposed', (name, better) => {
  expect(betterName(name)).toBe(better);
});

test.each(['default', 'defaultValue', 'LoadError', 'isAtLeast', 'constructor', 'wanted', 'recommended', 'utmost_MOST'])(
  'the name %s is accepted',
  (name) => expect(betterName(name)).toBeUndefined(),
);

test('names in code and of folders are checked, and strings, comments and property keys are not', () => {
  const refused = (name, better) => [`"${name}": the word here is ${better}.`];
  expect(
    reportsOf('field-words', {
      'shell/load.ts': 'export default function load() { return { "fault": 1 }; }',
      'shell/text.ts': 'const text = "colour"; // a colour',
      'name.ts': 'const loadFault = 1;',
      'member.ts': 'interface A { colour: string }',
      'private.ts': 'class A { #colour = 1 }',
      'element.tsx': '<Favourite />',
      'localisation/a.ts': 'const a = 1;',
    }),
  ).toEqual({
    'shell/load.ts': [],
    'shell/text.ts': [],
    'name.ts': refused('loadFault', 'error'),
    'member.ts': refused('colour', 'color'),
    'private.ts': refused('colour', 'color'),
    'element.tsx': refused('Favourite', 'favorite'),
    'localisation/a.ts': refused('localisation', 'localization'),
  });
});

test('an allowed word is accepted, and other words are still refused', () => {
  const files = { 'allowed.ts': 'const networkFault = 1;', 'other.ts': 'const faultColour = 1;' };
  expect(reportsOf('field-words', files, { allow: ['fault'] })).toEqual({
    'allowed.ts': [],
    'other.ts': ['"faultColour": the word here is color.'],
  });
});
