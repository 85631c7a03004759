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

test('letters have one name, whatever Caps Lock does', () => {
  expect(keyNameOf(press({ key: 'a' }))).toBe('a');
  expect(keyNameOf(press({ key: 'A' }))).toBe('a');
  expect(keyNameOf(press({ key: 'A', shiftKey: true }))).toBe('Shift+a');
});

test('a Latin layout goes by what is printed on the key, and not by its position', () => {
  expect(keyNameOf(press({ key: 'a', code: 'KeyQ' }))).toBe('a');
});

test.each([
  ['Russian', 'ф', 'KeyA', 'a'],
  ['Russian', 'в', 'KeyD', 'd'],
  ['Russian', 'ю', 'Period', '.'],
  ['Thai', 'ฟ', 'KeyA', 'a'],
  ['Thai', 'ๅ', 'Digit1', '1'],
  ['French', 'é', 'Digit2', '2'],
])('on a %s keyboard, %s is the key %s', (_, key, code, name) => {
  expect(keyNameOf(press({ key, code }))).toBe(name);
});

test('a sign is itself, whether or not its layout needs Shift for it', () => {
  expect(keyNameOf(press({ key: '?', code: 'Slash', shiftKey: true }))).toBe('?');
  expect(keyNameOf(press({ key: '?', code: 'Digit7', shiftKey: true }))).toBe('?');
  expect(keyNameOf(press({ key: '+', code: 'BracketRight' }))).toBe('+');
});

test('space and keys without a sign know Shift', () => {
  expect(keyNameOf(press({ key: ' ', code: 'Space', shiftKey: true }))).toBe('Shift+ ');
  expect(keyNameOf(press({ key: 'PageDown', code: 'PageDown', shiftKey: true }))).toBe('Shift+PageDown');
});

test.each(['ctrlKey', 'altKey', 'metaKey'] as const)('a key with %s belongs to the browser', (held) => {
  expect(keyNameOf(press({ [held]: true }))).toBeUndefined();
});

test.each(['Tab', 'Enter', 'Shift', 'F5', 'Dead', 'Process', 'Unidentified'])('%s cannot be bound', (key) => {
  expect(keyNameOf(press({ key, code: key }))).toBeUndefined();
});

test('every name that a press gives is a name that storage may hold', () => {
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
])('storage that holds %p is believed: %p', (text, isSound) => {
  expect(isKeyName(text)).toBe(isSound);
});

test('letters, digits and signs can be switched off; the space bar and arrows cannot', () => {
  expect(['a', 'Shift+o', '1', '?', '+'].every(isCharacterKey)).toBe(true);
  expect([' ', 'Shift+ ', 'ArrowLeft', 'Escape'].some(isCharacterKey)).toBe(false);
});

test('a key is told apart from what is held with it', () => {
  expect(partsOfKey('Shift+o')).toEqual(['Shift', 'o']);
  expect(partsOfKey('+')).toEqual(['+']);
});
