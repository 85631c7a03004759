/**
 * Where a spreadsheet would find a formula and carry it out: at the beginning of the text, and after what the spreadsheets
 * of some countries take for the end of a cell, whose quotes then no longer hold (OWASP, CSV injection).
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/** One record of a CSV file (RFC 4180), with its end of line. */
export function csvRecord(values: readonly (string | number)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/** Written by a stranger, it is text: an apostrophe says so. */
function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
