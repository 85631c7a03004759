import { readFileSync } from 'node:fs';
import { codeOf, messageOf } from './caughtError';

it.each([
  [new Error('It is gone.'), 'It is gone.'],
  [{ message: 'of another realm' }, 'of another realm'],
  [{ name: 'ErrnoError', errno: 51 }, "{ name: 'ErrnoError', errno: 51 }"],
  ['only words', 'only words'],
  [undefined, 'undefined'],
  [null, 'null'],
])('messageOf %p is "%s"', (thrown, message) => expect(messageOf(thrown)).toBe(message));

it('codeOf returns the code of a system error', () => {
  let thrown: unknown;
  try {
    readFileSync('/nowhere/at/all');
  } catch (error) {
    thrown = error;
  }
  expect(codeOf(thrown)).toBe('ENOENT');
});

it.each([new Error('without one'), { code: 7 }, 'ENOENT', null, undefined])('codeOf returns undefined for %p', (thrown) => {
  expect(codeOf(thrown)).toBeUndefined();
});
