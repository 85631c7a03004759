import fc from 'fast-check';
import { csvRecord } from './csv';

test('quotes fields as RFC 4180 requires, and doubles quotes', () => {
  expect(csvRecord([7, 'plain', 'a,b', 'say "ink"', 'two\nlines', '', 'สวัสดี ё'])).toBe(
    '7,plain,"a,b","say ""ink""","two\nlines",,สวัสดี ё\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '"=1', '＝1'])(
  'escapes %j, which a spreadsheet would run as a formula',
  (text) => {
    expect(csvRecord([text])).toMatch(/^"?'/);
  },
);

test('escapes formulas after a semicolon or a line break within a text', () => {
  expect(csvRecord(['Thanks;=HYPERLINK("http://x")'])).toBe(`"Thanks;'=HYPERLINK(""http://x"")"\r\n`);
  expect(csvRecord(['A list:\n- one\n- two'])).toBe(`"A list:\n'- one\n'- two"\r\n`);
  expect(csvRecord(['read-only; a=b, c@d'])).toBe('"read-only; a=b, c@d"\r\n');
});

test('no cell starts with a formula, wherever a spreadsheet splits the text', () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@;,\t\r\n "\'a1＝') });
  fc.assert(
    fc.property(text, text, (first, second) => {
      for (const cell of csvRecord([first, second]).split(/[;\t\r\n]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/);
    }),
  );
});

test('does not escape negative numbers', () => {
  expect(csvRecord([-5])).toBe('-5\r\n');
});
