import { storableText } from './storableText';

test('what people type stays as it is', () => {
  const text = 'Ça va ?\n\t«Ещё» สวัสดี 👩‍👩‍👧 \r\n';
  expect(storableText(text)).toBe(text);
});

test('what a database cannot hold or a terminal would obey goes', () => {
  expect(storableText('a\0b\u001b[2J\u009b31m\u0007\u007f')).toBe('ab[2J31m');
});
