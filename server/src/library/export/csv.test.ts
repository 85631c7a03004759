import fc from 'fast-check';
import { csvRecord } from './csv';

test('fields are quoted where RFC 4180 says so, and quotes doubled', () => {
  expect(csvRecord([7, 'plain', 'a,b', 'say "ink"', 'two\nlines', '', 'สวัสดี ё'])).toBe(
    '7,plain,"a,b","say ""ink""","two\nlines",,สวัสดี ё\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '"=1', '＝1'])(
  'what a spreadsheet would run (%j) is made text',
  (text) => {
    expect(csvRecord([text])).toMatch(/^"?'/);
  },
);

test('a text that begins another cell where cells end at a semicolon or a line does not begin it with a formula', () => {
  expect(csvRecord(['Thanks;=HYPERLINK("http://x")'])).toBe(`"Thanks;'=HYPERLINK(""http://x"")"\r\n`);
  expect(csvRecord(['A list:\n- one\n- two'])).toBe(`"A list:\n'- one\n'- two"\r\n`);
  expect(csvRecord(['read-only; a=b, c@d'])).toBe('"read-only; a=b, c@d"\r\n');
});

test('wherever a spreadsheet ends its cells, none begins with a formula', () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@;,\t\r\n "\'a1＝') });
  fc.assert(
    fc.property(text, text, (first, second) => {
      for (const cell of csvRecord([first, second]).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/);
    }),
  );
});

test('a number of ours stays a number', () => {
  expect(csvRecord([-5])).toBe('-5\r\n');
});
