import { csvRecord } from './csv';

test('fields are quoted where RFC 4180 says so, and quotes doubled', () => {
  expect(csvRecord([7, 'plain', 'a,b', 'say "ink"', 'two\nlines', '', 'สวัสดี ё'])).toBe(
    '7,plain,"a,b","say ""ink""","two\nlines",,สวัสดี ё\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])('what a spreadsheet would run (%j) is made text', (text) => {
  expect(csvRecord([text])).toMatch(/^"?'/);
});

test('a number of ours stays a number', () => {
  expect(csvRecord([-5])).toBe('-5\r\n');
});
