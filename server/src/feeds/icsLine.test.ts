import fc from 'fast-check';
import { icsLine, icsText, icsTime } from './icsLine';

const text = fc.string({ unit: 'grapheme-composite', maxLength: 200 });

const unfolded = (lines: string) => lines.replace(/\r\n[ \t]/g, '');
const unescaped = (value: string) =>
  value.replace(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character));

describe('icsLine and icsText', () => {
  it('fold at 75 octets and unfold to the same text', () => {
    fc.assert(
      fc.property(text, (value) => {
        const line = `SUMMARY:${icsText(value)}`;
        const lines = icsLine(line);
        expect(lines.endsWith('\r\n')).toBe(true);
        for (const part of lines.slice(0, -2).split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
        expect(unfolded(lines)).toBe(`${line}\r\n`);
      }),
    );
  });

  it('fold between characters, in Thai too', () => {
    const lines = icsLine(`SUMMARY:${'ท่าเรือนีออน'.repeat(6)}`).split('\r\n ');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) expect(line).not.toContain('\ufffd');
  });

  it('escape every text without control characters reversibly', () => {
    // oxlint-disable-next-line no-control-regex -- control characters are not allowed in a line
    const printable = text.map((value) => value.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ''));
    fc.assert(fc.property(printable, (value) => expect(unescaped(icsText(value))).toBe(value)));
  });

  it('escape line breaks and remove other control characters', () => {
    expect(icsText('Neon\r\nEND:VCALENDAR\rX\u0000;')).toBe('Neon\\nEND:VCALENDAR\\nX\\;');
  });

  it('format times in UTC', () => {
    expect(icsTime(Date.UTC(2026, 10, 23, 15) / 1000)).toBe('20261123T150000Z');
  });
});
