import { storableText } from './storableText';

test('keeps printable text, tabs and line breaks', () => {
  const text = 'Ça va ?\n\t«Ещё» สวัสดี 👩‍👩‍👧 \r\n';
  expect(storableText(text)).toBe(text);
});

test('removes characters that a database cannot hold or a terminal would interpret', () => {
  expect(storableText('a\0b\u001b[2J\u009b31m\u0007\u007f')).toBe('ab[2J31m');
});
