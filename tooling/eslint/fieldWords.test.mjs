import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { betterName, fieldWords } from './fieldWords.mjs';

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
])('%s is refused, and the message says %s', (name, better) => {
  expect(betterName(name)).toBe(better);
});

test.each(['default', 'defaultValue', 'LoadError', 'isAtLeast', 'constructor', 'wanted', 'recommended', 'utmost_MOST'])(
  '%s is a good name',
  (name) => expect(betterName(name)).toBeUndefined(),
);

new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
}).run('field-words', fieldWords, {
  valid: [
    { code: 'export default function load() { return { "fault": 1 }; }', filename: '/r/shell/load.ts' },
    { code: 'const text = "colour"; // a colour', filename: '/r/shell/text.ts' },
    { code: 'const networkFault = 1;', options: [{ allow: ['fault'] }] },
  ],
  invalid: [
    { code: 'const loadFault = 1;', errors: [{ messageId: 'rename', data: { name: 'loadFault', better: 'error' } }] },
    { code: 'const faultColour = 1;', options: [{ allow: ['fault'] }], errors: [{ messageId: 'rename' }] },
    { code: 'interface A { colour: string }', errors: 1 },
    { code: 'class A { #colour = 1 }', errors: 1 },
    { code: '<Favourite />', filename: 'x.tsx', errors: 1 },
    { code: 'const a = 1;', filename: `${process.cwd()}/shell/localisation/a.ts`, errors: 1 },
  ],
});
