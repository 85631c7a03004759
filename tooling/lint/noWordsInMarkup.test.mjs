import { reportsOf } from './reportsOf.mjs';

test('words in the markup are refused in any script; signs, numbers and messages are not', () => {
  const reports = reportsOf('no-words-in-markup', {
    'latin.tsx': '<p>Read on</p>',
    'thai.tsx': '<p>อ่านต่อ</p>',
    'signs.tsx': '<p>1 / 4 · ×</p>',
    'message.tsx': '<p><FormattedMessage {...messages.read} /></p>',
  });
  const refused = [expect.stringContaining('Text belongs in messages.ts')];
  expect(reports).toEqual({ 'latin.tsx': refused, 'thai.tsx': refused, 'signs.tsx': [], 'message.tsx': [] });
});
