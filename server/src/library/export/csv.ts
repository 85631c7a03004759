/**
 * Where a spreadsheet would find a formula and run it: at the beginning of the text, and after characters that spreadsheets of
 * some countries take for the end of a cell, where our quotes no longer protect (OWASP, CSV injection).
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])/g;

/** One record of a CSV file (RFC 4180), with its line break. */
export function csvRecord(values: readonly (string | number)[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

/** A stranger wrote the text, so it must not become a formula: an apostrophe marks it as text. */
function csvField(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = value.replace(FORMULA, "'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
