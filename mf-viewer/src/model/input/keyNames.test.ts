import fc from 'fast-check';
import { isCharacterKey, isKeyName, type KeyPress, keyNameOf, partsOfKey } from './keyNames';

const press = (part: Partial<KeyPress>): KeyPress => ({
  key: 'a',
  code: 'KeyA',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...part,
});

test('a letter has the same name with and without Caps Lock', () => {
  expect(keyNameOf(press({ key: 'a' }))).toBe('a');
  expect(keyNameOf(press({ key: 'A' }))).toBe('a');
  expect(keyNameOf(press({ key: 'A', shiftKey: true }))).toBe('Shift+a');
});

test('on a Latin layout a key is named by its character, not by its position', () => {
  expect(keyNameOf(press({ key: 'a', code: 'KeyQ' }))).toBe('a');
});

test.each([
  ['Russian', 'ф', 'KeyA', 'a'],
  ['Russian', 'в', 'KeyD', 'd'],
  ['Russian', 'ю', 'Period', '.'],
  ['Thai', 'ฟ', 'KeyA', 'a'],
  ['Thai', 'ๅ', 'Digit1', '1'],
  ['French', 'é', 'Digit2', '2'],
])('on a %s keyboard, %s (%s) gets the name of its US key', (_, key, code, name) => {
  expect(keyNameOf(press({ key, code }))).toBe(name);
});

test('a symbol is named without Shift, whether or not the layout needs Shift for it', () => {
  expect(keyNameOf(press({ key: '?', code: 'Slash', shiftKey: true }))).toBe('?');
  expect(keyNameOf(press({ key: '?', code: 'Digit7', shiftKey: true }))).toBe('?');
  expect(keyNameOf(press({ key: '+', code: 'BracketRight' }))).toBe('+');
});

test('the space bar and keys without a character include Shift in their name', () => {
  expect(keyNameOf(press({ key: ' ', code: 'Space', shiftKey: true }))).toBe('Shift+ ');
  expect(keyNameOf(press({ key: 'PageDown', code: 'PageDown', shiftKey: true }))).toBe('Shift+PageDown');
});

test.each(['ctrlKey', 'altKey', 'metaKey'] as const)(
  'a key pressed with %s has no name, since it belongs to the browser',
  (held) => {
    expect(keyNameOf(press({ [held]: true }))).toBeUndefined();
  },
);

test.each(['Tab', 'Enter', 'Shift', 'F5', 'Dead', 'Process', 'Unidentified'])('%s cannot be bound', (key) => {
  expect(keyNameOf(press({ key, code: key }))).toBeUndefined();
});

test('every name from keyNameOf is valid for isKeyName', () => {
  const codes = fc.constantFrom('KeyA', 'Digit7', 'Slash', 'Space', 'Quote', 'PageUp', 'IntlRo', '');
  const keys = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('ArrowLeft', 'Home', 'Escape', 'Enter'),
  );
  fc.assert(
    fc.property(keys, codes, fc.boolean(), (key, code, shiftKey) => {
      const name = keyNameOf(press({ key, code, shiftKey }));
      expect(name === undefined || isKeyName(name)).toBe(true);
    }),
  );
});

test.each([
  ['', false],
  ['Shift+', false],
  ['A', false],
  ['é', false],
  ['Tab', false],
  [7, false],
  ['+', true],
  ['Shift+ArrowLeft', true],
])('isKeyName(%p) is %p', (text, isSound) => {
  expect(isKeyName(text)).toBe(isSound);
});

test('isCharacterKey is true for letters, digits and symbols, and false for the space bar and arrows', () => {
  expect(['a', 'Shift+o', '1', '?', '+'].every(isCharacterKey)).toBe(true);
  expect([' ', 'Shift+ ', 'ArrowLeft', 'Escape'].some(isCharacterKey)).toBe(false);
});

test('partsOfKey separates Shift from the key', () => {
  expect(partsOfKey('Shift+o')).toEqual(['Shift', 'o']);
  expect(partsOfKey('+')).toEqual(['+']);
});
