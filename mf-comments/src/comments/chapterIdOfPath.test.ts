import { chapterIdOfPath } from './chapterIdOfPath';

test('a positive 32-bit number is an id', () => {
  expect(chapterIdOfPath('1')).toBe(1);
  expect(chapterIdOfPath('4294967295')).toBe(4_294_967_295);
});

test.each([undefined, '', '0', '-1', '1.5', '007', '1e3', 'abc', '4294967296', '99999999999', '１'])('%s is none', (text) => {
  expect(chapterIdOfPath(text)).toBeUndefined();
});
