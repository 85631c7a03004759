import fc from 'fast-check';
import { isKey, workKeyFrom } from './workKey';

test.each([
  ['Pepper & Carrot', 'pepper-and-carrot'],
  ['Pepper and Carrot', 'pepper-and-carrot'],
  ["A Bird's Eye", 'a-birds-eye'],
  ['Перчинка и Кэррот', 'perchinka-i-kerrot'],
  ['Été à Paris', 'ete-a-paris'],
])('workKeyFrom maps %s to %s', (name, key) => {
  expect(workKeyFrom(name)).toBe(key);
});

test('workKeyFrom returns a valid and stable key for any name', () => {
  expect(workKeyFrom('鳥の眼')).toMatch(/^series-[0-9a-f]{8}$/);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(isKey(workKeyFrom(name))).toBe(true);
      expect(workKeyFrom(name)).toBe(workKeyFrom(name));
    }),
  );
});
