import { reportsOf } from './reportsOf.mjs';

test('text in markup is refused in any script; symbols, numbers and messages are accepted', () => {
  const reports = reportsOf('no-words-in-markup', {
    'latin.tsx': '<p>Read on</p>',
    'thai.tsx': '<p>อ่านต่อ</p>',
    'signs.tsx': '<p>1 / 4 · ×</p>',
    'message.tsx': '<p><FormattedMessage {...messages.read} /></p>',
  });
  const refused = [expect.stringContaining('Text belongs in messages.ts')];
  expect(reports).toEqual({ 'latin.tsx': refused, 'thai.tsx': refused, 'signs.tsx': [], 'message.tsx': [] });
});
